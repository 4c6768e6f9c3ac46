import { toDollars } from '@guichet/contract/money.ts'

type Cash = { cents: number; rounding_cents: number; tendered_cents: number | null }
/** Cash details of a payment: the rounding, the tendered amount and the change. */
export const viewCash = ({ cents, rounding_cents: rounding, tendered_cents: tendered }: Cash) => ({
  ...(rounding !== 0 && { rounding: toDollars(rounding) }),
  ...(tendered !== null && {
    tendered: toDollars(tendered),
    change: toDollars(tendered - cents - rounding),
  }),
})
