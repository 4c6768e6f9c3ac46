/** Rows of the first piece: a slow database is not known yet. */
export const firstAtOnce = 50
const mostAtOnce = 500
/** How long a piece is to take: well below the time after which a statement is ended. */
const aimMs = 1000

/** How many rows are read next, after so many took this long: at most twice as many. */
export function nextAtOnce(read: number, tookMs: number): number {
  const wished = Math.floor((read * aimMs) / Math.max(tookMs, 1))
  return Math.max(1, Math.min(wished, read * 2, mostAtOnce))
}

/** How many are tried after so many took too long. */
export const fewerAtOnce = (tried: number): number => Math.max(1, Math.floor(tried / 4))
