import type { WorkState } from '@guichet/contract/work/work.ts'

export type WorkFacts = {
  ending: string | null
  leasedUntil: string | null
  done: number
  lastError: string | null
}

/**
 * State of a job for people: between two batches it is running; after an error it waits for its
 * next attempt.
 */
export function stateOf(
  { ending, leasedUntil, done, lastError }: WorkFacts,
  now: string,
): WorkState {
  if (ending === 'dead') return 'failed'
  if (ending) return ending === 'canceled' ? 'canceled' : 'done'
  if (leasedUntil !== null && leasedUntil > now) return 'running'
  return done > 0 && lastError === null ? 'running' : 'waiting'
}
