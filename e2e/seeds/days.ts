/** Returns the date `days` days after another. */
export const later = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)
/** Returns the date `days` days from now. */
export const inDays = (days: number): string => later(new Date().toISOString().slice(0, 10), days)
/** Returns the first date with this weekday (0 is Sunday), at least `days` days from now. */
export const nextWeekday = (weekday: number, days: number): string =>
  Array.from({ length: 7 }, (_, step) => inDays(days + step)).find(
    (date) => new Date(date).getUTCDay() === weekday,
  )!
/** Returns an instant around noon, which has the same date in the time zone of the business. */
export const noon = (date: string): string => `${date}T16:00:00.000Z`
