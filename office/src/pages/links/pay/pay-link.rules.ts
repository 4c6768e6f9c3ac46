type PayState = 'open' | 'refused' | 'paid' | 'expired'

const [often, seldom] = [5, 15]
/** Usual and maximum delay, in seconds, until the outcome of a payment arrives. */
const [usual, most] = [2 * 60, 15 * 60]
const oftenTimes = usual / often
const mostTimes = oftenTimes + (most - usual) / seldom

/**
 * Seconds until the page is loaded again, or null: only after the return from the provider, even if
 * the deadline passed meanwhile, and for as long as the outcome can be late.
 *
 * @param back Number of times that the page was loaded since the return; null before the buyer left
 */
export function reloadAfter(state: PayState, back: number | null): number | null {
  if (state === 'paid' || back === null || back >= mostTimes) return null
  return back < oftenTimes ? often : seldom
}
