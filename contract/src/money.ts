// A number holds 13 digits of dollars exactly to the cent; a sum over years has about ten.
const pattern = /^(-?)(\d{1,13})(?:[.,](\d{1,2}))?$/

/** Converts integer cents to dollars of the API: a number with at most two decimals. */
export const toDollars = (cents: number): number => cents / 100

/**
 * Replaces the hyphen of a formatted negative amount by a minus sign, for people. Not for
 * spreadsheet files: spreadsheets parse only the hyphen.
 */
export const withMinusSign = (amount: string): string => amount.replace('-', '\u2212')

/**
 * Parses dollars, as typed or sent, digit by digit: '19.9' and 19.9 are 1990.
 *
 * @returns The cents; null when it is not an amount.
 */
export function toCents(dollars: string | number): number | null {
  const [, sign, whole, part = ''] = pattern.exec(String(dollars).trim()) ?? []
  if (whole === undefined) return null
  const cents = Number(whole) * 100 + Number(part.padEnd(2, '0'))
  return sign && cents ? -cents : cents
}

/**
 * Converts the dollars of a reply to cents.
 *
 * @throws RangeError when it is not an amount
 */
export function centsOf(dollars: number): number {
  const cents = toCents(dollars)
  if (cents === null) throw new RangeError(`${dollars} is no money`)
  return cents
}
