import { numbersFrom, seed } from '../seed.ts'

const isLong = process.env.LONG === '1'
/** Number of answers that are spoilt, and of sales that they are spread over. */
export const plannedFaults = isLong ? 10_000 : 200
export const plannedSales = plannedFaults / 5
/** Faults planned for each sale: some wait for a call that the sale does not make. */
export const faultsOfASale = 6
export const planMs = isLong ? 4 * 3_600_000 : 600_000

/**
 * Call and kind of each fault: each kind at each call in turn, the same in every run; chosen at
 * random in the long run, from a seed that a failure names.
 */
export function faultPlan<Kind, Call>(kinds: readonly Kind[], calls: readonly Call[]) {
  const next = numbersFrom(seed)
  const pick = <T>(all: readonly T[], turn: number): T =>
    all[isLong ? Math.floor(next() * all.length) : turn % all.length]!
  return { fault: (i: number) => ({ on: pick(calls, i), fault: pick(kinds, i), ms: 20 }), pick }
}
