import { lockSession } from '@guichet/contract/sign-in/lock-session.ts'
import { isApiError } from '../../kit/api/api-error.ts'
import { call } from '../../kit/api/call.ts'
import { notifyOtherTabs } from './lock-channel.ts'
import { isMarkedLocked, markLocked, screenLock, settleLock } from './screen-lock.ts'

const retryMs = 5000

/**
 * Locks the session. Without a network the screen is hidden, and the lock is sent again until the
 * server has it: otherwise a reload with a network would show an open session.
 */
export async function sendLock(): Promise<void> {
  markLocked(true)
  try {
    await call(lockSession, {})
  } catch (error) {
    if (!isApiError(error, 'Unreachable', 'Unavailable')) throw error
    if (!screenLock.get()) screenLock.set({ waiting: [] })
    setTimeout(() => void repeatLock(), retryMs)
  }
  notifyOtherTabs('locked')
}

/** Sends the lock again, also from a page that was opened since; nothing if it was unlocked. */
export async function repeatLock(): Promise<void> {
  if (isMarkedLocked()) await sendLock().catch(() => settleLock(true))
}
