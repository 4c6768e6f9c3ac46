import { Temporal } from 'temporal-polyfill'

/** Local date of an instant in a zone: '2026-11-21'. */
export const localDateOf = (instant: string, timeZone: string): string =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).toPlainDate().toString()

/**
 * Date that a request means by an instant: midnight in UTC is how clients write a date, in any
 * zone; any other instant is its local date. Source: docs/decisions.md 8.
 */
export const requestedDay = (instant: string, timeZone: string): string =>
  isDateInUtc(instant) ? instant.slice(0, 10) : localDateOf(instant, timeZone)
const isDateInUtc = (instant: string) => /T00:00:00(\.0+)?Z$/.test(instant)

/** First instant of the date that a request means; an instant that is no date stays as it is. */
export const requestedBegin = (instant: string, timeZone: string): string =>
  isDateInUtc(instant) ? startOfDay(instant.slice(0, 10), timeZone) : instant

/** Last instant of the date that a request means; an instant that is no date stays as it is. */
export const requestedEnd = (instant: string, timeZone: string): string =>
  isDateInUtc(instant) ? endOfDay(instant.slice(0, 10), timeZone) : instant

/** Local date and time of an instant in a zone: '2026-11-21T09:30:00'. */
export const localDateTimeOf = (instant: string, timeZone: string): string =>
  Temporal.Instant.from(instant)
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'second' })

/**
 * Instant of a wall time.
 *
 * @throws RangeError for a time that a clock change skips or repeats, which must be entered
 *   differently
 */
export const instantOf = (date: string, time: string, timeZone: string): string =>
  Temporal.PlainDateTime.from(`${date}T${time}`)
    .toZonedDateTime(timeZone, { disambiguation: 'reject' })
    .toInstant()
    .toString({ fractionalSecondDigits: 3 })

/** Instant of a wall time; null when a clock change skips or repeats the time. */
export const instantOrNull = (date: string, time: string, timeZone: string): string | null => {
  try {
    return instantOf(date, time, timeZone)
  } catch {
    return null
  }
}

/** The later of two instants, which compare as text. */
export const later = (item: string, other: string): string => (item > other ? item : other)

/**
 * Instant of a daily hour of a business, such as a check-in: a time that a clock change skips is an
 * hour later, a repeated one is the first.
 */
export const instantOfHour = (date: string, time: string, timeZone: string): string =>
  Temporal.PlainDateTime.from(`${date}T${time}`)
    .toZonedDateTime(timeZone)
    .toInstant()
    .toString({ fractionalSecondDigits: 3 })

/** First instant of a local date, which is not midnight when a clock change falls on it. */
export const startOfDay = (date: string, timeZone: string): string =>
  Temporal.PlainDate.from(date)
    .toZonedDateTime(timeZone)
    .toInstant()
    .toString({ fractionalSecondDigits: 3 })

/** Last millisecond of a local date. */
export const endOfDay = (date: string, timeZone: string): string =>
  new Date(Date.parse(startOfDay(addDays(date, 1), timeZone)) - 1).toISOString()

/**
 * Adds a duration `[d.]hh:mm:ss` to an instant: days are local days of the zone, 23 or 25 hours
 * long at clock changes; the rest is elapsed time. Source: docs/decisions.md 8.
 */
export function addDuration(instant: string, duration: string, timeZone: string): string {
  const [, days = '0', hours, minutes, seconds] = /^(?:(\d+)\.)?(\d\d):(\d\d):(\d\d)$/.exec(
    duration,
  )!
  return Temporal.Instant.from(instant)
    .toZonedDateTimeISO(timeZone)
    .add({ days: Number(days) })
    .toInstant()
    .add({ hours: Number(hours), minutes: Number(minutes), seconds: Number(seconds) })
    .toString({ fractionalSecondDigits: 3 })
}

/** Local time of an instant in a zone: '09:30:00'. */
export const wallTimeOf = (instant: string, timeZone: string): string =>
  localDateTimeOf(instant, timeZone).slice(11)

export const addDays = (date: string, days: number): string =>
  Temporal.PlainDate.from(date).add({ days }).toString()

/** Nights between two dates; below 1 when the second is not later. */
export const daysBetween = (from: string, to: string): number =>
  Temporal.PlainDate.from(from).until(to, { largestUnit: 'days' }).days

export function isTimeZone(name: string): boolean {
  try {
    return (
      /^[A-Z]\w+\/[\w/+-]+$/.test(name) &&
      Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
    )
  } catch {
    return false
  }
}

/**
 * Creates a function that formats instants in a zone: '2026-11-21 09:30'. It is faster than the
 * others for thousands of instants.
 */
export function minuteReader(timeZone: string): (instant: string) => string {
  // Swedish has this date format.
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  })
  return (instant) => format.format(Date.parse(instant))
}

/**
 * Formats an instant as text, in a zone: 'November 21, 2026 at 12:30'. It has a 24-hour clock, so
 * that no sentence ends with the points of 'a.m.'.
 */
export const momentText = (instant: string, timeZone: string, language: 'fr' | 'en'): string =>
  new Intl.DateTimeFormat(`${language}-CA`, {
    timeZone,
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
  }).format(new Date(instant))
