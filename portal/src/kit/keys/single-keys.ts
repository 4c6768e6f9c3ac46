import { useHotkeys } from '@mantine/hooks'
import { useBusiness } from '../session/business.ts'
import { readCookie, writeCookie } from '../session/cookies.ts'
import { store } from '../session/store.ts'

/*
 * Keys that act without Ctrl, Alt or ⌘. Whoever speaks to their computer, or leans on a key, can
 * turn them off (WCAG 2.1.4): kept in this browser, under the person's id.
 */
const nameOf = (user: string) => `guichet_keys_${user}` as const
const changes = store(0)

export const areSingleKeysOn = (user: string): boolean => readCookie(nameOf(user)) !== 'off'
function turnSingleKeys(user: string, isOn: boolean): void {
  writeCookie(nameOf(user), isOn ? null : 'off')
  changes.set(changes.get() + 1)
}

/** Whether they are on for whoever is signed in, and how to change it. */
export function useSingleKeysSwitch() {
  const { userPublicId } = useBusiness()
  changes.use()
  return {
    isOn: areSingleKeysOn(userPublicId),
    turn: (isOn: boolean) => turnSingleKeys(userPublicId, isOn),
  }
}

/** Keys of a page, as long as they are on. */
export function useSingleKeys(keys: Parameters<typeof useHotkeys>[0]): void {
  const { isOn } = useSingleKeysSwitch()
  useHotkeys(isOn ? keys : [])
}
