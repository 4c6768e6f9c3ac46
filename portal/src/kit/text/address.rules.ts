/* Parsers for values of the address, shared by every page: invalid values are dropped. */

/** The router parses a text of digits as a number; this is the original text. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
export const dayOf = (value: unknown): string => {
  const day = textOf(value)
  return /^2\d{3}-\d\d-\d\d$/.test(day) && Date.parse(day) ? day : ''
}
/** Comma-separated ids, at most 100. */
export const idsOf = (value: unknown): string => {
  const ids = textOf(value)
  return /^[\da-f-]{36}(,[\da-f-]{36}){0,99}$/i.test(ids) ? ids : ''
}
/** The value if it is among the choices, otherwise the first choice. */
export const choiceOf = <T extends string>(choices: readonly [T, ...T[]], value: unknown): T =>
  choices.find((choice) => choice === value) ?? choices[0]
