import { useTimeText } from '../../domain/names/use-time-text.ts'
import { useDates } from '../../kit/dates/dates.ts'
import type { TicketRow } from '../tickets.queries.ts'

type Row = Pick<
  TicketRow,
  'category' | 'status' | 'activePeriodStartDateTimeUtc' | 'activePeriodStopDateTimeUtc'
>

/** Validity of a ticket of a list, in the words of its page. */
export function useTicketWhen() {
  const dates = useDates()
  const timeText = useTimeText()
  return (row: Row): string => {
    const { activePeriodStartDateTimeUtc: begin, activePeriodStopDateTimeUtc: end } = row
    const isToBeChosen = row.status === 'Reschedulable' || row.status === 'Schedulable'
    if (isToBeChosen || !begin || !end)
      return timeText({ standing: isToBeChosen ? 'toBeChosen' : 'anytime', ...noTime })
    return timeText({
      standing: row.category === 'season_pass' ? 'season' : 'set',
      beginDateTimeUtc: begin,
      endDateTimeUtc: end,
      date: dates.day(begin),
      endDate: dates.day(end),
      timeslotBegin: dates.hour(begin),
      timeslotEnd: dates.hour(end),
    })
  }
}

const noTime = {
  beginDateTimeUtc: null,
  endDateTimeUtc: null,
  date: null,
  endDate: null,
  timeslotBegin: null,
  timeslotEnd: null,
}
