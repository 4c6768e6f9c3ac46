import { useDates } from '../kit/dates/dates.ts'
import { useLocalized, useMessages } from '../kit/text/messages.ts'
import { reschedulingMessages } from './rescheduling.messages.ts'

type Span = { beginDateTimeUtc: string; endDateTimeUtc: string }
type LostHours = {
  date: string | null
  beginTime: string | null
  endTime: string | null
  isAllDay: boolean
  items: readonly { fr: string; en: string }[]
}

/** A lost day of a whole business has dozens of items. */
const mostNamed = 3

/** Words for lost days and times: items, day, start and end. */
export function useLostTime() {
  const messages = useMessages(reschedulingMessages)
  const localized = useLocalized()
  const dates = useDates()
  return {
    what: ({ items }: LostHours) => {
      if (items.length === 0) return messages.namedTickets
      const named = items.length > mostNamed ? items.slice(0, mostNamed - 1) : items
      return [
        ...named.map(localized),
        ...(named.length < items.length ? [messages.otherItems(items.length - named.length)] : []),
      ].join(', ')
    },
    when: ({ date, beginTime, endTime, isAllDay }: LostHours) =>
      date ? `${date}, ${isAllDay ? messages.wholeDay : `${beginTime} – ${endTime}`}` : '',
    span: ({ beginDateTimeUtc, endDateTimeUtc }: Span) => {
      const [day, last] = [dates.day(beginDateTimeUtc), dates.day(endDateTimeUtc)]
      return `${day} ${dates.hour(beginDateTimeUtc)} – ${day === last ? '' : `${last} `}${dates.hour(endDateTimeUtc)}`
    },
  }
}
