/**
 * The time of the database without a query: the difference between its clock and this process's
 * monotonic one, updated by each answer with a time. A wrong or adjusted clock of this host has no
 * effect.
 */
let distanceMs: number | null = null

/**
 * Updates the clock; `now` is an instant that the database has just returned.
 *
 * @throws RangeError for anything else, as a clock without a time would treat every token as
 *   expired
 */
export function observe(now: string): void {
  const given = Date.parse(now)
  if (Number.isNaN(given)) throw new RangeError(`the database said no time: ${now}`)
  distanceMs = given - performance.now()
}

/**
 * Milliseconds since 1970 by the database's clock; by this host's before the first answer of the
 * database.
 */
export const databaseNow = (): number =>
  distanceMs === null ? Date.now() : performance.now() + distanceMs
