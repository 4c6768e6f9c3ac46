import type { TicketTime } from '@guichet/contract/tickets/ticket-view.ts'
import { addDays, dayOf, daysBetween, hourOf, instantOfWall } from '../../kit/dates/dates.ts'
import { partsOfDuration } from '../../kit/dates/durations.ts'
import type { Begin } from '../sale/times/begin.rules.ts'
import type { Change, EditedTicket, Exchangeable } from './edit.queries.ts'

/** Identical tickets of an order with their names and current time. */
export type MovableLine = Exchangeable & { ticket: EditedTicket }
/**
 * Tickets that take place together: an activity in a slot, or equipment from a start time. They get
 * their new time together.
 */
export type Visit = {
  key: string
  source: { kind: 'activity' | 'rental'; id: string }
  /** Current date and start time; null for tickets that have to choose a time. */
  date: string | null
  begin: string | null
  lines: MovableLine[]
}

/** The move of a visit; `changes` is null while its time is missing, and empty if it stays. */
export type VisitMove = { changes: Change[] | null; fromTo: string[]; count: number }

const sourceOf = ({ activity, rental }: Exchangeable): Visit['source'] | null => {
  if (rental) return { kind: 'rental', id: rental.modelPublicId }
  return activity && { kind: 'activity', id: activity.publicId }
}

/** Visits of an order in the order of its lines; tickets without a time are not among them. */
export function visitsOf(
  items: readonly Exchangeable[],
  tickets: readonly EditedTicket[],
): Visit[] {
  const visits = new Map<string, Visit>()
  for (const item of items) {
    const ticket = tickets.find(({ publicId }) => publicId === item.publicId)
    const source = sourceOf(item)
    const hasTime = item.date !== null || ticket?.time.standing === 'toBeChosen'
    if (!ticket || !source || !hasTime) continue
    const { date, timeslotBegin: begin } = item
    const key = [source.id, date, begin].join(' ')
    const visit = visits.get(key) ?? { key, source, date, begin, lines: [] }
    visit.lines.push({ ...item, ticket })
    visits.set(key, visit)
  }
  return [...visits.values()]
}

/**
 * Day of a visit when the earliest visit of the order moves to a day: the days between the visits
 * stay. Visits without a date go to that day.
 */
export function movedDay(visits: readonly Visit[], visit: Visit, day: string): string {
  const first = firstDayOf(visits)
  return first === null || visit.date === null ? day : addDays(day, daysBetween(first, visit.date))
}

/** Day of the earliest visit; null when all of them have to choose a time. */
export const firstDayOf = (visits: readonly Visit[]): string | null =>
  visits.flatMap(({ date }) => date ?? []).sort()[0] ?? null

export const countOf = (lines: readonly Exchangeable[]): number =>
  lines.reduce((sum, { like }) => sum + like, 0)

/** Time of equipment from its start; days are those of the calendar, as on the server. */
export function timeOfRental(
  { date, beginTime, beginsAt }: Pick<Begin, 'date' | 'beginTime' | 'beginsAt'>,
  duration: string,
  timeZone: string,
): TicketTime {
  const { days, hours, minutes } = partsOfDuration(duration)
  const lastBegin = days > 0 ? instantOfWall(addDays(date, days), beginTime, timeZone) : beginsAt
  const end = new Date(Date.parse(lastBegin ?? beginsAt) + (hours * 60 + minutes) * 60_000)
  return {
    standing: 'set',
    beginDateTimeUtc: beginsAt,
    endDateTimeUtc: end.toISOString(),
    date,
    endDate: dayOf(end, timeZone),
    timeslotBegin: beginTime,
    timeslotEnd: hourOf(end, timeZone),
  }
}
