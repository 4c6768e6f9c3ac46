const [often, seldom] = [3000, 15_000]
/** Usual and maximum delay, in ms, until the outcome of a payment arrives. */
const [usual, most] = [2 * 60_000, 15 * 60_000]

type PayState = {
  state: 'open' | 'refused' | 'paid' | 'expired'
  heldUntilDateTimeUtc: string | null
}

/**
 * Polling interval in ms, or false to stop. Polls often after the return from the provider, even if
 * the deadline passed meanwhile; not at all before the buyer has left to pay.
 */
export function pollEvery(
  { state, heldUntilDateTimeUtc: until }: PayState,
  backAt: number | null,
  now: number,
): number | false {
  if (state === 'paid') return false
  const since = backAt === null ? Infinity : now - backAt
  if (since < usual) return often
  if (state === 'expired') return since < most ? seldom : false
  const isOver = until !== null && Date.parse(until) <= now
  return isOver || backAt !== null ? seldom : false
}

/** Whole minutes left, 0 in the last one; null after the deadline. */
export const minutesLeft = (until: string, now: number): number | null => {
  const left = Date.parse(until) - now
  return left > 0 ? Math.floor(left / 60_000) : null
}

/** Time in ms until the number of minutes changes. */
export const nextChange = (until: string, now: number): number =>
  Math.max(0, Date.parse(until) - now) % 60_000

/** Whether a screen reader announces this number of minutes. */
export const isSpoken = (minutes: number): boolean => [10, 5, 1].includes(minutes)
