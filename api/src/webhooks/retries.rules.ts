const second = 1000
const hour = 3600 * second
/** How long a delivery is tried before it is given up, and an address before it is paused. */
export const giveUpAfterMs = 72 * hour
/** Waits after the first tries; then the last one again and again. */
const waitsMs = [5, 30, 120, 600, 1800, 3600, 7200, 14_400].map((seconds) => seconds * second)

/**
 * How long to wait after so many failed tries: a fifth more or less, so that those that failed
 * together do not come together. `random` is from 0 to 1.
 */
export function waitMs(attempts: number, random: number): number {
  const wait = waitsMs[Math.min(attempts, waitsMs.length) - 1]!
  return Math.round(wait * (0.8 + 0.4 * random))
}
