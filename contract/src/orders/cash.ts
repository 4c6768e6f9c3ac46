/**
 * Cash as it changes hands in Canada: there is no coin below five cents, so the whole of what is
 * paid or given back in cash is rounded to the nearest five; amounts paid otherwise are not.
 * Source: Department of Finance Canada, "Eliminating the Penny" (2012), rounding guidelines for
 * cash.
 */
const smallestCoinCents = 5

/** What is handed over for an amount in cents that is 0 or more. */
export const cashFor = (cents: number): number =>
  Math.round(cents / smallestCoinCents) * smallestCoinCents

/** What rounding adds to an amount paid by a method; below 0 it takes off. 0 but for cash. */
export const roundingOf = (method: string, cents: number): number =>
  method === 'cash' ? cashFor(cents) - cents : 0

/** What clients usually hand over: the next amounts of one kind of bill. */
const billCents = [500, 1000, 2000, 5000, 10_000]
/** Amounts above what is due that a client is likely to hand over, the smallest first, in cents. */
export const likelyTenders = (dueCents: number): number[] =>
  [...new Set(billCents.map((bill) => (Math.floor(dueCents / bill) + 1) * bill))].sort(
    (a, b) => a - b,
  )
