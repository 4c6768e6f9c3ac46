/** What came by a method of payment, and went back, in cents. */
export type MethodSums = { method: string; taken: number; given: number }
export type CashSums = {
  floatCents: number
  /** Of the methods of payment, cash among them. */
  methods: readonly MethodSums[]
  inCents: number
  outCents: number
}

export const cashOf = ({ methods }: Pick<CashSums, 'methods'>): MethodSums =>
  methods.find(({ method }) => method === 'cash') ?? { method: 'cash', taken: 0, given: 0 }

/** What must be in the drawer: the float, and what came, less what went. */
export function expectedOf(sums: CashSums): number {
  const { taken, given } = cashOf(sums)
  return sums.floatCents + taken - given + sums.inCents - sums.outCents
}
