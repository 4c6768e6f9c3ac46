import type { LinkView } from '@guichet/contract/rescheduling/read-link.ts'
import { dateIn, formatDay, formatTime } from '../../../kit/formats.ts'
import type { Frame } from '../../../kit/frame.ts'

type Span = LinkView['tickets'][number]['lost']
/** Begin and end of a time, with the second date where it is another one. */
export function spanText({ language }: Frame, link: LinkView, span: Span): string {
  const { timeZone } = link.business
  const [begin, end] = [span.beginDateTimeUtc, span.endDateTimeUtc]
  const [first, last] = [dateIn(begin, timeZone), dateIn(end, timeZone)]
  const day = (date: string) => formatDay(language, date, link.today)
  const until = first === last ? '' : `${day(last)}, `
  return `${day(first)}, ${formatTime(begin, timeZone)} – ${until}${formatTime(end, timeZone)}`
}
