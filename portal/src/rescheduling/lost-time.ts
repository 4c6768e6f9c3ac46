import { useDates } from '../kit/dates.ts'
import { useSaid, useWords } from '../kit/words.ts'
import { reschedulingWords } from './rescheduling.words.ts'

type Span = { beginDateTimeUtc: string; endDateTimeUtc: string }
type Lost = {
  date: string | null
  beginTime: string | null
  endTime: string | null
  isAllDay: boolean
  items: readonly { fr: string; en: string }[]
}

/** How lost days and times are said: what, when, and from when until when. */
export function useLostTime() {
  const words = useWords(reschedulingWords)
  const said = useSaid()
  const dates = useDates()
  return {
    what: ({ items }: Lost) => (items.length ? items.map(said).join(', ') : words.namedTickets),
    when: ({ date, beginTime, endTime, isAllDay }: Lost) =>
      date ? `${date}, ${isAllDay ? words.wholeDay : `${beginTime} – ${endTime}`}` : '',
    span: ({ beginDateTimeUtc, endDateTimeUtc }: Span) => {
      const [day, last] = [dates.day(beginDateTimeUtc), dates.day(endDateTimeUtc)]
      return `${day} ${dates.hour(beginDateTimeUtc)} – ${day === last ? '' : `${last} `}${dates.hour(endDateTimeUtc)}`
    },
  }
}
