/** The server knows the keys of a day; a little less, as clocks differ. */
const knownHours = 20
/** The server may know nothing of it any more: neither sending nor asking would be safe. */
export const isTooOld = (at: string, now: number): boolean =>
  now - Date.parse(at) > knownHours * 3_600_000
