import { Temporal } from 'temporal-polyfill'

/** The date on the wall of a zone at an instant: '2026-11-21'. */
export const localDateOf = (instant: string, timeZone: string): string =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).toPlainDate().toString()

/**
 * The date that a request means by an instant where a day is meant: midnight in UTC is how clients
 * write a date, whatever the zone; any other instant is the local date that it falls on. Source:
 * docs/decisions.md 8.
 */
export const dayMeant = (instant: string, timeZone: string): string =>
  /T00:00:00(\.0+)?Z$/.test(instant) ? instant.slice(0, 10) : localDateOf(instant, timeZone)

/** The wall clock of a zone at an instant: '2026-11-21T09:30:00'. */
export const localDateTimeOf = (instant: string, timeZone: string): string =>
  Temporal.Instant.from(instant)
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'second' })

/**
 * The instant of a wall time. A time that a clock change skips or repeats throws: whoever writes
 * timetables says which one is meant.
 */
export const instantOf = (date: string, time: string, timeZone: string): string =>
  Temporal.PlainDateTime.from(`${date}T${time}`)
    .toZonedDateTime(timeZone, { disambiguation: 'reject' })
    .toInstant()
    .toString({ fractionalSecondDigits: 3 })

/** The same where such a time simply offers nothing, or is answered by a problem of its own: null. */
export const instantOrNull = (date: string, time: string, timeZone: string): string | null => {
  try {
    return instantOf(date, time, timeZone)
  } catch {
    return null
  }
}

/** Of two instants the later one; they compare as text. */
export const later = (item: string, other: string): string => (item > other ? item : other)

/**
 * The instant of an hour that a business keeps every day, as a check-in: one that a clock change
 * skips is an hour later, of one that comes twice the first.
 */
export const instantOfHour = (date: string, time: string, timeZone: string): string =>
  Temporal.PlainDateTime.from(`${date}T${time}`)
    .toZonedDateTime(timeZone)
    .toInstant()
    .toString({ fractionalSecondDigits: 3 })

/** The first instant of a local date, which is not midnight where a clock change falls on it. */
export const startOfDay = (date: string, timeZone: string): string =>
  Temporal.PlainDate.from(date)
    .toZonedDateTime(timeZone)
    .toInstant()
    .toString({ fractionalSecondDigits: 3 })

/**
 * The instant that lies a duration `[d.]hh:mm:ss` after another: days are days on the wall of the
 * zone, 23 or 25 hours long where the clock changes; the rest is elapsed time. Source:
 * docs/decisions.md 8.
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

/** The time on the wall of a zone at an instant: '09:30:00'. */
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
 * Reads instants off the wall clock of a zone as people write them: '2026-11-21 09:30'. Made once,
 * it reads thousands where each call of the others is a calculation of its own.
 */
export function minuteReader(timeZone: string): (instant: string) => string {
  // Swedish writes dates so.
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  })
  return (instant) => format.format(Date.parse(instant))
}

/**
 * A moment in words, on the clock of a zone: 'November 21, 2026 at 12:30'. The hours go to 24, so
 * that no sentence ends with the points of 'a.m.'.
 */
export const momentText = (instant: string, timeZone: string, language: 'fr' | 'en'): string =>
  new Intl.DateTimeFormat(`${language}-CA`, {
    timeZone,
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
  }).format(new Date(instant))
