/**
 * The time of the database, known without asking: the distance between its clock and this process's
 * monotonic one, learned from each answer that carries a time. A wrong or adjusted clock of this
 * machine changes nothing.
 */
let distanceMs: number | null = null

/**
 * `now` is what the database just returned, as an instant. @throws RangeError for anything else: a
 * clock without a time would take every token for expired
 */
export function observe(now: string): void {
  const given = Date.parse(now)
  if (Number.isNaN(given)) throw new RangeError(`the database said no time: ${now}`)
  distanceMs = given - performance.now()
}

/**
 * Milliseconds since 1970 by the database's clock; by this machine's until the database has spoken
 * once.
 */
export const databaseNow = (): number =>
  distanceMs === null ? Date.now() : performance.now() + distanceMs
