/** A date so many days after another. */
export const later = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)
/** A date so many days from now. */
export const inDays = (days: number): string => later(new Date().toISOString().slice(0, 10), days)
/** The first such weekday (0 is Sunday) from that many days on. */
export const nextWeekday = (weekday: number, days: number): string =>
  Array.from({ length: 7 }, (_, step) => inDays(days + step)).find(
    (date) => new Date(date).getUTCDay() === weekday,
  )!
/** An instant in the middle of a day, which is the same date in the time zone of the business. */
export const noon = (date: string): string => `${date}T16:00:00.000Z`
