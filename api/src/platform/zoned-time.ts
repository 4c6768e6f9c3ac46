import { Temporal } from 'temporal-polyfill'

/** The date on the wall of a zone at an instant: '2026-11-21'. */
export const localDateOf = (instant: string, timeZone: string): string =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).toPlainDate().toString()

/** The wall clock of a zone at an instant: '2026-11-21T09:30:00'. */
export const localDateTimeOf = (instant: string, timeZone: string): string =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).toPlainDateTime().toString({ smallestUnit: 'second' })

/** The instant of a wall time. A time that a clock change skips or repeats throws: whoever writes timetables says which one is meant. */
export const instantOf = (date: string, time: string, timeZone: string): string =>
  Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(timeZone, { disambiguation: 'reject' }).toInstant().toString({ fractionalSecondDigits: 3 })

/** The first instant of a local date, which is not midnight where a clock change falls on it. */
export const startOfDay = (date: string, timeZone: string): string =>
  Temporal.PlainDate.from(date).toZonedDateTime(timeZone).toInstant().toString({ fractionalSecondDigits: 3 })

export const addDays = (date: string, days: number): string => Temporal.PlainDate.from(date).add({ days }).toString()

export function isTimeZone(name: string): boolean {
  try {
    return /^[A-Z]\w+\/[\w/+-]+$/.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}
