const second = 1000
const hour = 3600 * second
/** How long a delivery is retried before it fails, and an address before it is paused. */
export const giveUpAfterMs = 72 * hour
/** Delays after the first attempts; the last one is repeated. */
const waitsMs = [5, 30, 120, 600, 1800, 3600, 7200, 14_400].map((seconds) => seconds * second)

/**
 * Delay after a number of failed attempts: varied by a fifth, so that deliveries that failed
 * together are not retried together. `random` is from 0 to 1.
 */
export function waitMs(attempts: number, random: number): number {
  const wait = waitsMs[Math.min(attempts, waitsMs.length) - 1]!
  return Math.round(wait * (0.8 + 0.4 * random))
}
