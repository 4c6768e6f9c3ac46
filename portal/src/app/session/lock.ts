import { getLock } from '@guichet/contract/sign-in/lock-session.ts'
import { useProblemMessage } from '../../kit/api/problem-message.ts'
import { queryKeys } from '../../kit/api/query-keys.ts'
import { useRead } from '../../kit/api/use-read.ts'
import { notifyError } from '../../kit/layout/notify.tsx'
import { useMessages } from '../../kit/text/messages.ts'
import { lockMessages } from './lock.messages.ts'
import { screenLock, settleLock } from './screen-lock.ts'
import { sendLock } from './send-lock.ts'

/** Hides the screen at once, then locks the session. */
export function useLockScreen(): () => Promise<void> {
  const { error: title } = useMessages(lockMessages).commands.lockSession
  const say = useProblemMessage()
  return async () => {
    if (screenLock.get()) return
    screenLock.set({ waiting: [] })
    try {
      await sendLock()
    } catch (error) {
      settleLock(true)
      notifyError(title, say(error))
    }
  }
}

/** Whether and when screens of the business lock, and who can unlock this one. */
export const useLock = (businessId: string) =>
  useRead(queryKeys.lock.record(businessId), getLock, {}, { staleTime: 60_000 })
