import { toCents } from '../money.ts'

/** A discount as a rate in thousandths of a percent or as cents. */
export type Discount = { rateMilli: number; cents: null } | { rateMilli: null; cents: number }

/**
 * Parses a discount, `15%` or `30.00$`: up to 5 characters before the percent sign, up to four
 * digits and two decimals before the dollar sign.
 *
 * @returns Null for any other text, and for zero.
 */
export function readDiscount(given: string): Discount | null {
  const [, number = '', unit] = /^([\d.,]+) ?([%$])$/.exec(given.trim()) ?? []
  if (unit === '$') return amountOf(number)
  return unit === '%' && number.length <= 5 ? rateOf(number) : null
}

function amountOf(number: string): Discount | null {
  const cents = toCents(number)
  return cents !== null && cents > 0 && cents < 1_000_000 ? { rateMilli: null, cents } : null
}

function rateOf(number: string): Discount | null {
  const [, whole, part = ''] = /^(\d{1,3})(?:[.,](\d{1,3}))?$/.exec(number) ?? []
  const rateMilli = Number(whole) * 1000 + Number(part.padEnd(3, '0'))
  return rateMilli > 0 && rateMilli <= 100_000 ? { rateMilli, cents: null } : null
}

/** Formats a discount as the API writes it. */
export const discountText = ({ rateMilli, cents }: Discount): string =>
  rateMilli === null ? `${(cents / 100).toFixed(2)}$` : `${rateMilli / 1000}%`
