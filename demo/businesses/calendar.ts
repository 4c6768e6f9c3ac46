import {
  addDays,
  instantOf,
  localDateTimeOf,
  startOfDay,
} from '@guichet/api/src/platform/values/zoned-time.ts'

export const iso = (milliseconds: number): string => new Date(milliseconds).toISOString()
export const minutes = 60_000
export const days = 86_400_000

/**
 * Dates of a business from `from` to `to`, and instants of its local times; each date is computed
 * once.
 */
export type Calendar = {
  timeZone: string
  nowMs: number
  today: string
  first: string
  last: string
  dates: readonly string[]
  /**
   * Milliseconds of a local time; not between 00:01 and 02:59, which a clock change may skip or
   * repeat.
   */
  at: (date: string, time: string) => number
  localDate: (milliseconds: number) => string
  /** 1 is Monday, 7 is Sunday. */
  weekday: (date: string) => number
}

export function calendarOf(
  timeZone: string,
  now: string,
  { back, ahead }: { back: number; ahead: number },
): Calendar {
  const nowMs = Date.parse(now)
  const today = localDateTimeOf(now, timeZone).slice(0, 10)
  const first = addDays(today, -back)
  const dates = Array.from({ length: back + ahead + 1 }, (_, place) => addDays(first, place))
  const nine = new Map(dates.map((date) => [date, Date.parse(instantOf(date, '09:00', timeZone))]))
  const midnights = dates.map((date) => Date.parse(startOfDay(date, timeZone)))
  const starts = new Map(dates.map((date, place) => [date, midnights[place]!]))
  const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
  return {
    timeZone,
    nowMs,
    today,
    first,
    last: dates.at(-1)!,
    dates,
    at: (date, time) =>
      minuteOf(time) === 0 ? starts.get(date)! : nine.get(date)! + (minuteOf(time) - 540) * minutes,
    localDate: (milliseconds) => {
      let place = Math.min(
        dates.length - 1,
        Math.max(0, Math.floor((milliseconds - midnights[0]!) / days)),
      )
      if (milliseconds < midnights[place]! && place > 0) place--
      else if (place + 1 < dates.length && milliseconds >= midnights[place + 1]!) place++
      return dates[place]!
    },
    weekday: (date) => ((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7) + 1,
  }
}
