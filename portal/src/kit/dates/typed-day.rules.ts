export const isDay = (typed: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(typed) && !Number.isNaN(Date.parse(`${typed}T00:00:00Z`))
const isReal = (day: string) =>
  isDay(day) && new Date(`${day}T00:00:00Z`).toISOString().startsWith(day)

/**
 * Parses a month and a date without a year: 12-15, 3/7 or 1215. The result is the first such day
 * from `first` on; null for anything else.
 */
export function dayOfTyped(typed: string, first: string): string | null {
  const [, month, date] =
    /^\s*(\d{1,2})[-/. ](\d{1,2})\s*$/.exec(typed) ?? /^\s*(\d{2})(\d{2})\s*$/.exec(typed) ?? []
  if (month === undefined || date === undefined) return null
  const year = Number(first.slice(0, 4))
  // The next leap day may be eight years away, around a century that is not a leap year.
  for (let ahead = 0; ahead <= 8; ahead += 1) {
    const day = `${year + ahead}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
    if (isReal(day) && day >= first) return day
  }
  return null
}
