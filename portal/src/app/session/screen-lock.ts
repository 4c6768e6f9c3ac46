import { store } from '../../kit/session/store.ts'

/** Calls that wait for a PIN while the screen is locked. */
type ScreenLock = { waiting: ((isOpen: boolean) => void)[] }
export const screenLock = store<ScreenLock | null>(null)

/** Resolves when the lock ends: true repeats a call that was refused because of it. */
export const waitForPin = () =>
  new Promise<boolean>((resolve) => {
    screenLock.set({ waiting: [...(screenLock.get()?.waiting ?? []), resolve] })
  })

const markName = 'guichet-locked'
/**
 * Whether this browser was locked and not unlocked since. The server may not know it, when there
 * was no network, and a page that opens without a network cannot ask the server.
 */
export const isMarkedLocked = (): boolean => localStorage.getItem(markName) !== null
export function markLocked(isLocked: boolean): void {
  if (isLocked) localStorage.setItem(markName, 'yes')
  else localStorage.removeItem(markName)
}

/** Ends the lock: waiting calls are repeated, or dropped if `isOpen` is false. */
export function settleLock(isOpen: boolean): void {
  const waiting = screenLock.get()?.waiting ?? []
  screenLock.set(null)
  markLocked(false)
  waiting.forEach((resolve) => resolve(isOpen))
}
