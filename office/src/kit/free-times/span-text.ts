import { dateIn, formatDay, formatTime } from '../formats.ts'
import type { Frame } from '../frame.ts'

export type Span = { beginDateTimeUtc: string; endDateTimeUtc: string }
/** The business in whose time zone times are shown, and its current date. */
export type At = { timeZone: string; today: string }
/** Begin and end of a time, with the second date where it is another one. */
export function spanText({ language }: Frame, { timeZone, today }: At, span: Span): string {
  const [begin, end] = [span.beginDateTimeUtc, span.endDateTimeUtc]
  const [first, last] = [dateIn(begin, timeZone), dateIn(end, timeZone)]
  const day = (date: string) => formatDay(language, date, today)
  const until = first === last ? '' : `${day(last)}, `
  return `${day(first)}, ${formatTime(begin, timeZone)} – ${until}${formatTime(end, timeZone)}`
}
