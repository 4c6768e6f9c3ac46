/* What an address says, read one way by every page: what is not understood says nothing. */

/** A number that was read as one is the text that was typed. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
export const dayOf = (value: unknown): string => {
  const day = textOf(value)
  return /^2\d{3}-\d\d-\d\d$/.test(day) && Date.parse(day) ? day : ''
}
/** At most a hundred ids, with commas. */
export const idsOf = (value: unknown): string => {
  const ids = textOf(value)
  return /^[\da-f-]{36}(,[\da-f-]{36}){0,99}$/i.test(ids) ? ids : ''
}
/** One of a list; the first of it where it is none. */
export const choiceOf = <T extends string>(choices: readonly [T, ...T[]], value: unknown): T =>
  choices.find((choice) => choice === value) ?? choices[0]
