const [often, seldom] = [3000, 15_000]
/** How long a payment is usually on its way, and after how long nothing will come any more. */
const [usual, most] = [2 * 60_000, 15 * 60_000]

type PayState = {
  state: 'open' | 'refused' | 'paid' | 'expired'
  heldUntilDateTimeUtc: string | null
}

/**
 * After how many milliseconds the page asks what became of the payment: often for who comes back
 * from the provider, also where the time ran out while they paid. Who has not paid yet does not
 * wait for anything.
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

/** Whole minutes that are left, 0 in the last one; null once there is none. */
export const minutesLeft = (until: string, now: number): number | null => {
  const left = Date.parse(until) - now
  return left > 0 ? Math.floor(left / 60_000) : null
}

/** How long until another minute is shown. */
export const nextChange = (until: string, now: number): number =>
  Math.max(0, Date.parse(until) - now) % 60_000

/** A screen reader is not told each minute. */
export const isSpoken = (minutes: number): boolean => [10, 5, 1].includes(minutes)
