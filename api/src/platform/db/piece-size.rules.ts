/** Rows of the first batch, before the speed of the database is known. */
export const firstAtOnce = 50
const mostAtOnce = 500
/** Target duration of a batch: well below the statement timeout. */
const aimMs = 1000

/** Rows of the next batch, from the duration of the last one: at most twice as many. */
export function nextAtOnce(read: number, tookMs: number): number {
  const wished = Math.floor((read * aimMs) / Math.max(tookMs, 1))
  return Math.max(1, Math.min(wished, read * 2, mostAtOnce))
}

/** Rows of the next attempt after a timeout. */
export const fewerAtOnce = (tried: number): number => Math.max(1, Math.floor(tried / 4))
