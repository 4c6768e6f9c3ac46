import { store } from '../kit/session/store.ts'

/** The calls that wait for a PIN, while the screen is locked. */
type Locked = { waiting: ((isOpen: boolean) => void)[] }
export const screenLock = store<Locked | null>(null)

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
