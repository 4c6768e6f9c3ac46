/** Hours; the server stores keys for a day, minus a margin for clock differences. */
const knownHours = 20
/** The server may have forgotten the key, so that neither sending nor withdrawing is safe. */
export const isTooOld = (at: string, now: number): boolean =>
  now - Date.parse(at) > knownHours * 3_600_000
