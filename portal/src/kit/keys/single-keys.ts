import { useHotkeys } from '@mantine/hooks'
import { useBusiness } from '../session/business.ts'
import { readCookie, writeCookie } from '../session/cookies.ts'
import { store } from '../session/store.ts'

/*
 * Shortcuts without Ctrl, Alt or ⌘. They can be turned off (WCAG 2.1.4), because speech input and
 * held keys trigger them; stored in this browser, under the user's id.
 */
const nameOf = (user: string) => `guichet_keys_${user}` as const
const changes = store(0)

export const areSingleKeysOn = (user: string): boolean => readCookie(nameOf(user)) !== 'off'
function turnSingleKeys(user: string, isOn: boolean): void {
  writeCookie(nameOf(user), isOn ? null : 'off')
  changes.set(changes.get() + 1)
}

/** Whether single-key shortcuts are on for the signed-in user, and a function to change it. */
export function useSingleKeysSwitch() {
  const { userPublicId } = useBusiness()
  changes.use()
  return {
    isOn: areSingleKeysOn(userPublicId),
    turn: (isOn: boolean) => turnSingleKeys(userPublicId, isOn),
  }
}

/** Registers shortcuts of a page while single keys are on. */
export function useSingleKeys(keys: Parameters<typeof useHotkeys>[0]): void {
  const { isOn } = useSingleKeysSwitch()
  useHotkeys(isOn ? keys : [])
}
