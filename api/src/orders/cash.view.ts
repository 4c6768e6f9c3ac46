import { toDollars } from '@guichet/contract/money.ts'

type Cash = { cents: number; rounding_cents: number; tendered_cents: number | null }
/** What a payment in cash had to be rounded by, and what the client handed over and got back. */
export const viewCash = ({ cents, rounding_cents: rounding, tendered_cents: tendered }: Cash) => ({
  ...(rounding !== 0 && { rounding: toDollars(rounding) }),
  ...(tendered !== null && {
    tendered: toDollars(tendered),
    change: toDollars(tendered - cents - rounding),
  }),
})
