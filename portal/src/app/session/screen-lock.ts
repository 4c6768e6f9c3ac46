import { store } from '../../kit/session/store.ts'

/** Calls that wait for a PIN while the screen is locked. */
type ScreenLock = { waiting: ((isOpen: boolean) => void)[] }
export const screenLock = store<ScreenLock | null>(null)

/** Resolves when the lock ends: true repeats a call that was refused because of it. */
export const waitForPin = () =>
  new Promise<boolean>((resolve) => {
    screenLock.set({ waiting: [...(screenLock.get()?.waiting ?? []), resolve] })
  })

/** Ends the lock: waiting calls are repeated, or dropped if `isOpen` is false. */
export function settleLock(isOpen: boolean): void {
  const waiting = screenLock.get()?.waiting ?? []
  screenLock.set(null)
  waiting.forEach((resolve) => resolve(isOpen))
}
