import { getLock, lockSession } from '@guichet/contract/sign-in/lock-session.ts'
import { useQuery } from '@tanstack/react-query'
import { isApiError } from '../kit/api/api-error.ts'
import { call } from '../kit/api/call.ts'
import { useProblemMessage } from '../kit/api/problem-message.ts'
import { queryKeys } from '../kit/api/query-keys.ts'
import { notifyError } from '../kit/layout/notify.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { lockMessages } from './lock.messages.ts'
import { store } from './store.ts'

/** The calls that wait for a PIN, while the screen is locked. */
type Locked = { waiting: ((isOpen: boolean) => void)[] }
export const screenLock = store<Locked | null>(null)

const openChannel = () => new BroadcastChannel('guichet-lock')

/** A call that was refused for the lock is sent again when it is open. */
export const waitForPin = () =>
  new Promise<boolean>((resolve) => {
    screenLock.set({ waiting: [...(screenLock.get()?.waiting ?? []), resolve] })
  })

/** Goes on, or gives up what waited. */
export function settleLock(isOpen: boolean): void {
  const waiting = screenLock.get()?.waiting ?? []
  screenLock.set(null)
  waiting.forEach((resolve) => resolve(isOpen))
}

/** Tells the other tabs of this browser, which hold the same session. */
export function tellOtherTabs(what: 'locked' | 'opened'): void {
  const channel = openChannel()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it reaches this origin alone
  channel.postMessage(what)
  channel.close()
}

/** @returns What ends the listening */
export function hearOtherTabs(hear: (what: 'locked' | 'opened') => void): () => void {
  const channel = openChannel()
  channel.addEventListener('message', ({ data }) => hear(data as 'locked' | 'opened'))
  return () => channel.close()
}

/**
 * Hides the screen at once, then locks the session: without a network the screen stays hidden, and
 * is opened when there is one again.
 */
export function useLockScreen(): () => Promise<void> {
  const { error: title } = useMessages(lockMessages).commands.lockSession
  const say = useProblemMessage()
  return async () => {
    if (screenLock.get()) return
    screenLock.set({ waiting: [] })
    try {
      await call(lockSession, {})
      tellOtherTabs('locked')
    } catch (error) {
      if (isApiError(error, 'Unreachable')) return
      settleLock(true)
      notifyError(title, say(error))
    }
  }
}

/** Whether and when screens lock here, and who opens this one. */
export const useLock = (businessId: string) =>
  useQuery({
    queryKey: queryKeys.lock.record(businessId),
    queryFn: ({ signal }) => call(getLock, {}, { signal }),
    staleTime: 60_000,
  })
