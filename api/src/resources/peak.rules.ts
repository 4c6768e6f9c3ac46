/**
 * A quantity taken over [beginsAt, endsAt): instants in UTC with milliseconds, so that they compare
 * as text.
 */
export type Taking = { quantity: number; beginsAt: string; endsAt: string }

/**
 * Highest quantity taken at one instant of [from, to), and the first such instant: the peak of
 * overlaps, never their sum. Intervals are half-open: one that ends when another begins does not
 * overlap it. `at` is null when nothing is taken. Source: docs/decisions.md 7.
 */
export function peakOf(
  takings: readonly Taking[],
  from: string,
  to: string,
): { quantity: number; at: string | null } {
  const steps = takings
    .filter((taking) => taking.beginsAt < to && taking.endsAt > from)
    .flatMap(({ quantity, beginsAt, endsAt }) => [
      { at: beginsAt < from ? from : beginsAt, change: quantity },
      { at: endsAt, change: -quantity },
    ])
  // At the same instant, ends count before begins.
  steps.sort((a, b) => {
    if (a.at === b.at) return a.change - b.change
    return a.at < b.at ? -1 : 1
  })
  let [now, peak, at]: [number, number, string | null] = [0, 0, null]
  for (const step of steps) {
    now += step.change
    if (now > peak) [peak, at] = [now, step.at]
  }
  return { quantity: peak, at }
}

/** From the first begin to the last end; the list must not be empty. */
export const spanOf = (all: readonly { beginsAt: string; endsAt: string }[]): [string, string] => [
  all.reduce((first, { beginsAt }) => (beginsAt < first ? beginsAt : first), all[0]!.beginsAt),
  all.reduce((last, { endsAt }) => (endsAt > last ? endsAt : last), all[0]!.endsAt),
]
