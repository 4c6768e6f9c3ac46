/** Received and refunded amounts by payment method, in cents. */
export type MethodSums = { method: string; taken: number; given: number }
export type CashSums = {
  floatCents: number
  /** All payment methods, including cash. */
  methods: readonly MethodSums[]
  inCents: number
  outCents: number
}

export const cashOf = ({ methods }: Pick<CashSums, 'methods'>): MethodSums =>
  methods.find(({ method }) => method === 'cash') ?? { method: 'cash', taken: 0, given: 0 }

/** Expected cash: the float plus receipts less payouts, in cents. */
export function expectedOf(sums: CashSums): number {
  const { taken, given } = cashOf(sums)
  return sums.floatCents + taken - given + sums.inCents - sums.outCents
}
