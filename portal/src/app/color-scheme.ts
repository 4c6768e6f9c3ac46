import { isMantineColorScheme, type MantineColorSchemeManager } from '@mantine/core'
import { readCookie, writeCookie } from '../kit/session/cookies.ts'

/** Stored in a cookie, not in localStorage: /color-scheme.js reads it before the first paint. */
export const colorSchemeManager: MantineColorSchemeManager = {
  get: (byDefault) => {
    const kept = readCookie('guichet_scheme')
    return isMantineColorScheme(kept) ? kept : byDefault
  },
  set: (scheme) => writeCookie('guichet_scheme', scheme === 'auto' ? null : scheme),
  subscribe: () => {},
  unsubscribe: () => {},
  clear: () => writeCookie('guichet_scheme', null),
}
