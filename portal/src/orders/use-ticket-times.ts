import type { TicketMove, TicketTime } from '@guichet/contract/tickets/ticket-view.ts'
import { useTimeText } from '../domain/use-time-text.ts'
import { useDates } from '../kit/dates/dates.ts'
import { useMessages } from '../kit/text/messages.ts'
import { timesOf } from './entry.rules.ts'
import { timeMessages } from './time.messages.ts'

/** Times of tickets in words, as every screen and print of orders writes them. */
export function useTicketTimes() {
  const messages = useMessages(timeMessages)
  const dates = useDates()
  const timeText = useTimeText()
  return {
    timeText,
    /**
     * All times of some pieces on one line: each with its number, where there are several. That all
     * of them are for any time goes without saying.
     */
    timesText: (units: Parameters<typeof timesOf>[0]): string => {
      const times = timesOf(units)
      if (times.every(({ time }) => time.standing === 'anytime')) return ''
      return times
        .map(({ time, count }) =>
          times.length > 1 ? `${count} × ${timeText(time)}` : timeText(time),
        )
        .join(', ')
    },
    fromTo: ({ fromDateTimeUtc }: TicketMove, time: TicketTime): string =>
      [fromDateTimeUtc && dates.moment(fromDateTimeUtc), timeText(time)]
        .filter(Boolean)
        .join(' → '),
    moverText: ({ movedByName, movedDateTimeUtc }: TicketMove): string => {
      const when = dates.moment(movedDateTimeUtc)
      return movedByName === null ? messages.byClient(when) : messages.by(movedByName, when)
    },
  }
}
