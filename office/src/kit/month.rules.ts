const dayMs = 86_400_000
const dateOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/**
 * Weeks of a month from Sunday to Saturday.
 *
 * @param month YYYY-MM
 * @returns Local dates; null for days of other months
 */
export function weeksOf(month: string): (string | null)[][] {
  const first = Date.parse(`${month}-01T00:00:00Z`)
  const start = first - new Date(first).getUTCDay() * dayMs
  const weeks: (string | null)[][] = []
  for (let week = start; week === start || dateOf(week).startsWith(month); week += 7 * dayMs)
    weeks.push(
      Array.from({ length: 7 }, (_, i) => {
        const date = dateOf(week + i * dayMs)
        return date.startsWith(month) ? date : null
      }),
    )
  return weeks
}

/** The month a number of months later, or earlier if it is negative. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7)
}
