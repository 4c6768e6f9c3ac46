import type { Token } from '../test-server.ts'
import { stepMs, type BookedSale } from './judging.rules.ts'

export const workKinds = [
  'sale',
  'refund',
  'order page',
  'list of orders',
  'search',
  'picture',
] as const
export type WorkKind = (typeof workKinds)[number]
/** An HTTP status, or no response. */
export type Outcome = number | 'no response'
export type AcknowledgedSale = BookedSale & { tenantId: string; hasEmail: boolean }

/** Requests of the counters, with their answers and durations. */
export class SoakRecord {
  readonly sales: AcknowledgedSale[] = []
  readonly refunds: AcknowledgedSale[] = []
  readonly pictures: { url: string; sender: Token }[] = []
  readonly attempts: { atMs: number; kind: WorkKind; outcome: Outcome }[] = []
  /** Successful work, with how long a clerk waited for it. */
  readonly done: { beganMs: number; ms: number; kind: WorkKind }[] = []
  /** Work that was refused finally. */
  readonly refused: string[] = []
  /** Number of requests that were not sent since all counters were busy. */
  turnedAway = 0
  readonly #began = performance.now()

  readonly sinceMs = (): number => performance.now() - this.#began

  /** Number of successful answers in each tenth of a second. */
  counts(kind?: WorkKind): number[] {
    const counts = Array.from<number>({ length: Math.floor(this.sinceMs() / stepMs) }).fill(0)
    for (const { beganMs, ms, kind: done } of this.done) {
      const step = Math.floor((beganMs + ms) / stepMs)
      if (step < counts.length && (!kind || kind === done)) counts[step]! += 1
    }
    return counts
  }
}

export const tallyOf = (outcomes: readonly Outcome[]): Record<string, number> =>
  Object.fromEntries(
    [...Map.groupBy(outcomes, (outcome) => outcome)].map(([outcome, all]) => [outcome, all.length]),
  )
