import { getLock, lockSession } from '@guichet/contract/sign-in/lock-session.ts'
import { isApiError } from '../../kit/api/api-error.ts'
import { call } from '../../kit/api/call.ts'
import { useProblemMessage } from '../../kit/api/problem-message.ts'
import { queryKeys } from '../../kit/api/query-keys.ts'
import { useRead } from '../../kit/api/use-read.ts'
import { notifyError } from '../../kit/layout/notify.tsx'
import { useMessages } from '../../kit/text/messages.ts'
import { notifyOtherTabs } from './lock-channel.ts'
import { lockMessages } from './lock.messages.ts'
import { screenLock, settleLock } from './screen-lock.ts'

/**
 * Hides the screen at once, then locks the session; offline, the screen stays hidden until the
 * network is back.
 */
export function useLockScreen(): () => Promise<void> {
  const { error: title } = useMessages(lockMessages).commands.lockSession
  const say = useProblemMessage()
  return async () => {
    if (screenLock.get()) return
    screenLock.set({ waiting: [] })
    try {
      await call(lockSession, {})
      notifyOtherTabs('locked')
    } catch (error) {
      if (isApiError(error, 'Unreachable')) return
      settleLock(true)
      notifyError(title, say(error))
    }
  }
}

/** Whether and when screens of the business lock, and who can unlock this one. */
export const useLock = (businessId: string) =>
  useRead(queryKeys.lock.record(businessId), getLock, {}, { staleTime: 60_000 })
