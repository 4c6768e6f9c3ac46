import { useBusiness } from '../session/business.ts'
import { dateFormat } from '../text/formats.ts'
import { useLanguage, type Language } from '../text/messages.ts'
import { serverClock } from './server-clock.ts'

/*
 * Dates and times are in the time zone of the business, whatever the browser's: a clerk who travels
 * and the one at the counter must read the same slot. Formatted as YYYY-MM-DD and HH:mm in both
 * languages.
 */
const partNames = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
} as const
const partsOf = (instant: string | Date, timeZone: string) =>
  Object.fromEntries(
    dateFormat('en', { ...partNames, timeZone })
      .formatToParts(new Date(instant))
      .map(({ type, value }) => [type, value]),
  ) as Record<Intl.DateTimeFormatPartTypes, string>
export const dayOf = (instant: string | Date, timeZone: string): string => {
  const { year, month, day } = partsOf(instant, timeZone)
  return `${year}-${month}-${day}`
}
export const hourOf = (instant: string | Date, timeZone: string): string => {
  const { hour, minute } = partsOf(instant, timeZone)
  return `${hour}:${minute}`
}

/**
 * UTC instant of a local date and time; the second pass handles days on which the clocks change.
 * Null for an invalid time, or one that the change skips.
 */
export const instantOfWall = (day: string, time: string, timeZone: string): string | null => {
  const wall = Date.parse(`${day}T${time}Z`)
  if (Number.isNaN(wall)) return null
  const shownAt = (instant: number) => {
    const { year, month, day: date, hour, minute, second } = partsOf(new Date(instant), timeZone)
    return Date.parse(`${year}-${month}-${date}T${hour}:${minute}:${second}Z`)
  }
  let instant = wall
  for (let pass = 0; pass < 2; pass += 1) instant += wall - shownAt(instant)
  return shownAt(instant) === wall ? new Date(instant).toISOString() : null
}

/** UTC instant at which a local day begins; 01:00 on days where the clocks skip midnight. */
export const startOfDay = (day: string, timeZone: string): string =>
  instantOfWall(day, '00:00', timeZone) ?? instantOfWall(day, '01:00', timeZone)!

/** Calendar arithmetic on a date without a time, independent of time zones. */
export const addDays = (day: string, count: number): string => {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + count)
  return date.toISOString().slice(0, 10)
}
/** Number of days from a day to another; negative when it is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

/** The last instant of a day of the business. */
export const lastInstantOf = (day: string, timeZone: string): string =>
  new Date(Date.parse(startOfDay(addDays(day, 1), timeZone)) - 1).toISOString()

const localized = (day: string, language: Language, options: Intl.DateTimeFormatOptions) =>
  dateFormat(language, options).format(new Date(`${day}T12:00:00Z`))

const serverDate = () => new Date(serverClock.now())

/** Date and time functions for the business's time zone and the reader's language. */
export const useDates = () => {
  const { timeZone } = useBusiness()
  const language = useLanguage()
  return {
    timeZone,
    today: () => dayOf(serverDate(), timeZone),
    now: () => hourOf(serverDate(), timeZone),
    day: (instant: string) => dayOf(instant, timeZone),
    hour: (instant: string) => hourOf(instant, timeZone),
    moment: (instant: string) => `${dayOf(instant, timeZone)} ${hourOf(instant, timeZone)}`,
    weekday: (day: string) => localized(day, language, { weekday: 'short' }),
    month: (day: string) => localized(day, language, { month: 'short' }),
    dayAndMonth: (day: string) => localized(day, language, { day: 'numeric', month: 'short' }),
    /** Weekday, day and month, and the year if it is another one. */
    shortDay: (day: string) =>
      localized(day, language, {
        weekday: 'short',
        day: 'numeric',
        month: 'short',
        ...(day.slice(0, 4) !== dayOf(serverDate(), timeZone).slice(0, 4) && { year: 'numeric' }),
      }),
    spoken: (day: string) =>
      localized(day, language, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
  }
}
