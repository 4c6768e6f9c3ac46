/** Goals of a soak. */
export const goals = {
  recoveredWithinMs: 10_000,
  /** Share of the requested rate at which a fault counts as over. */
  shareOfRate: 0.8,
  memoryMbPerMinute: 1,
  /** Minimum number of minutes for a meaningful slope. */
  memoryMinutes: 8,
  /** Allowed increase of open files and connections between the middle and the end. */
  moreHandles: 12,
} as const

export const stepMs = 100
/** Number of answers in each tenth of a second since the start. */
export type Counts = readonly number[]
export type Sample = { atMs: number; value: number }

const rateWindow = 30
/** Duration without a sale that counts as an interruption. */
const gapMs = 1000
/** An interruption that begins later than this after a fault has another cause. */
const causedWithinMs = 15_000
const stepOf = (ms: number) => Math.floor(ms / stepMs)

/**
 * Time from the end of a fault until sales were answered again: the end of the longest
 * interruption. 0 without one.
 */
export function sellingAgainMs(sales: Counts, endedMs: number): number {
  let [longest, last, again] = [stepOf(gapMs), stepOf(endedMs), 0]
  const from = last
  for (let step = from; step < sales.length && last < from + stepOf(causedWithinMs); step++) {
    if (!sales[step]) continue
    if (step - last > longest) {
      longest = step - last
      again = step - from
    }
    last = step
  }
  const hasCeased = last < from + stepOf(causedWithinMs) && sales.length - last > longest
  return hasCeased ? Infinity : again * stepMs
}

/** Time from the end of a fault until the answers reached the requested rate for three seconds. */
export function rateBackMs(answers: Counts, endedMs: number, perSecond: number): number {
  const wanted = goals.shareOfRate * perSecond * ((rateWindow * stepMs) / 1000)
  const from = stepOf(endedMs)
  for (let step = from; step + rateWindow <= answers.length; step++)
    if (sum(answers.slice(step, step + rateWindow)) >= wanted) return (step - from) * stepMs
  return Infinity
}
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/**
 * Growth of a process’s memory per minute: the median slope between the lowest samples of each
 * minute, which ignores collected memory and single peaks. Null if the run is too short.
 */
export function growthPerMinute(samples: readonly Sample[]): number | null {
  const minutes = Map.groupBy(samples, ({ atMs }) => Math.floor(atMs / 60_000))
  const lowest = [...minutes].map(([minute, seen]) => ({
    minute,
    value: Math.min(...seen.map(({ value }) => value)),
  }))
  if (lowest.length < goals.memoryMinutes) return null
  return median(
    lowest.flatMap((a, i) =>
      lowest.slice(i + 1).map((b) => (b.value - a.value) / (b.minute - a.minute)),
    ),
  )
}

/**
 * Difference between the last fifth and the first, by the lowest sample of each: handles that pile
 * up during a fault are released between two faults.
 */
export function moreAtTheEnd(samples: readonly Sample[]): number {
  const fifth = Math.max(1, Math.floor(samples.length / 5))
  const fewest = (part: readonly Sample[]) => Math.min(...part.map(({ value }) => value))
  return samples.length ? fewest(samples.slice(-fifth)) - fewest(samples.slice(0, fifth)) : 0
}

export const percentileOf = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? 0
const median = (values: readonly number[]) => percentileOf(values, 0.5)

/** A sale or refund as its client recorded it, or as stored in the database. */
export type BookedSale = { key: string; id: string; cents: number }
export type Loss = { lost: string[]; doubled: string[]; wrongTotal: string[]; unasked: string[] }

/**
 * Compares acknowledged work with stored work. `kept` are the stored replies by their keys, `rows`
 * the entries of the books.
 */
export function lossOf(
  acknowledged: readonly BookedSale[],
  kept: ReadonlyMap<string, string>,
  rows: readonly Omit<BookedSale, 'key'>[],
): Loss {
  const byId = Map.groupBy(rows, ({ id }) => id)
  const known = new Set(acknowledged.map(({ id }) => id))
  const ids = (wrong: (booked: BookedSale) => boolean) =>
    acknowledged.filter(wrong).map(({ id }) => id)
  return {
    lost: ids(({ key, id }) => !byId.has(id) || kept.get(key) !== id),
    doubled: [
      ...ids(({ id }) => (byId.get(id)?.length ?? 0) > 1),
      ...[...Map.groupBy(acknowledged, ({ id }) => id)].flatMap(([id, all]) =>
        all.length > 1 ? [id] : [],
      ),
    ],
    wrongTotal: ids(({ id, cents }) => byId.get(id)?.some((row) => row.cents !== cents) ?? false),
    unasked: [...byId.keys()].filter((id) => !known.has(id)),
  }
}
