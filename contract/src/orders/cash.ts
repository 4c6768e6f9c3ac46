/**
 * Cash in Canada: there is no coin below five cents, so the total paid or refunded in cash is
 * rounded to the nearest five cents; other payment methods are not rounded. Source: Department of
 * Finance Canada, "Eliminating the Penny" (2012), rounding guidelines for cash.
 */
const smallestCoinCents = 5

/** Rounds an amount in cents, 0 or more, to an amount payable in cash. */
export const cashFor = (cents: number): number =>
  Math.round(cents / smallestCoinCents) * smallestCoinCents

/** Returns the cents that rounding adds (negative: removes); 0 for all methods but cash. */
export const roundingOf = (method: string, cents: number): number =>
  method === 'cash' ? cashFor(cents) - cents : 0

/** Canadian bills in cents; a client usually pays with bills of a single kind. */
const billCents = [500, 1000, 2000, 5000, 10_000]
/** Returns the likely tendered amounts above the due amount, in cents, ascending. */
export const likelyTenders = (dueCents: number): number[] =>
  [...new Set(billCents.map((bill) => (Math.floor(dueCents / bill) + 1) * bill))].sort(
    (a, b) => a - b,
  )
