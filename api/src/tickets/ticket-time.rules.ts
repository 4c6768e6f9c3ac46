import type { TicketTime } from '@guichet/contract/tickets/ticket-view.ts'
import { localDateTimeOf } from '../platform/values/zoned-time.ts'

export type TimedTicket = {
  kind: string
  state: string
  begins_at: string | null
  ends_at: string | null
}

const noTime = {
  beginDateTimeUtc: null,
  endDateTimeUtc: null,
  date: null,
  endDate: null,
  timeslotBegin: null,
  timeslotEnd: null,
}

/**
 * Current valid time of a ticket. All screens, prints and emails that name the date of a ticket use
 * this one rule: the time of its sold line is wrong after a move.
 */
export function ticketTime(ticket: TimedTicket, timeZone: string): TicketTime {
  const { kind, begins_at: beginsAt, ends_at: endsAt } = ticket
  if (hasToChooseTime(ticket)) return { standing: 'toBeChosen', ...noTime }
  if (!beginsAt || !endsAt) return { standing: 'anytime', ...noTime }
  const [begin, end] = [localDateTimeOf(beginsAt, timeZone), localDateTimeOf(endsAt, timeZone)]
  return {
    standing: kind === 'season_pass' ? 'season' : 'set',
    beginDateTimeUtc: beginsAt,
    endDateTimeUtc: endsAt,
    date: begin.slice(0, 10),
    endDate: end.slice(0, 10),
    timeslotBegin: begin.slice(11, 16),
    timeslotEnd: end.slice(11, 16),
  }
}

/** Whether a ticket lost its time, or has none yet: until one is chosen no gate accepts it. */
export const hasToChooseTime = ({ state }: Pick<TimedTicket, 'state'>): boolean =>
  state === 'Reschedulable' || state === 'Schedulable'
