// Thirteen digits of dollars are as many as a number holds to the cent: a sum over years has ten.
const pattern = /^(-?)(\d{1,13})(?:[.,](\d{1,2}))?$/

/** Integer cents as the API writes them: dollars, a number with at most two decimals. */
export const toDollars = (cents: number): number => cents / 100

/**
 * An amount that is read has a minus sign, where the formats of these languages write a hyphen. A
 * spreadsheet reads the hyphen alone: files for it do not come here.
 */
export const withMinusSign = (amount: string): string => amount.replace('-', '\u2212')

/**
 * Dollars as typed or sent, read digit by digit: '19.9' and 19.9 are 1990. Null when it is not
 * money.
 */
export function toCents(dollars: string | number): number | null {
  const [, sign, whole, part = ''] = pattern.exec(String(dollars).trim()) ?? []
  if (whole === undefined) return null
  const cents = Number(whole) * 100 + Number(part.padEnd(2, '0'))
  return sign && cents ? -cents : cents
}

/**
 * Dollars of a reply, which are always money, as cents.
 *
 * @throws RangeError for what is no money
 */
export function centsOf(dollars: number): number {
  const cents = toCents(dollars)
  if (cents === null) throw new RangeError(`${dollars} is no money`)
  return cents
}
