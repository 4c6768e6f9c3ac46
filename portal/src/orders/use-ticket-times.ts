import type { TicketMove, TicketTime } from '@guichet/contract/tickets/ticket-view.ts'
import { useTimeText } from '../domain/names/use-time-text.ts'
import { useDates } from '../kit/dates/dates.ts'
import { useMessages } from '../kit/text/messages.ts'
import { useTimesText } from './page/use-times-text.ts'
import { timeMessages } from './time.messages.ts'

/** Texts of ticket times, common to all screens and prints of orders. */
export function useTicketTimes() {
  const messages = useMessages(timeMessages)
  const dates = useDates()
  const timeText = useTimeText()
  return {
    timeText,
    timesText: useTimesText(),
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
