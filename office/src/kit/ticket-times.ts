import type { Language } from '@guichet/contract/rules.messages.ts'
import type { TicketTime } from '@guichet/contract/tickets/ticket-time.ts'
import { formatDay } from './formats.ts'
import { ticketTimesMessages } from './ticket-times.messages.ts'

/** Every day with its year, since a link is read long after it was sent. */
const dayOf = (language: Language, date: string) => formatDay(language, date, '')

/** Validity of a ticket in words. */
function timeText(language: Language, time: TicketTime): string {
  const messages = ticketTimesMessages[language]
  const { standing, date, endDate, timeslotBegin, timeslotEnd } = time
  if (standing === 'toBeChosen') return messages.toBeChosen
  if (standing === 'anytime') return messages.anytime
  const begin = dayOf(language, date!)
  if (standing === 'season') return messages.season(begin, dayOf(language, endDate!))
  return date === endDate
    ? `${begin}, ${timeslotBegin}–${timeslotEnd}`
    : `${begin}, ${timeslotBegin} – ${dayOf(language, endDate!)}, ${timeslotEnd}`
}

type Line = {
  times: readonly TicketTime[]
  checkInDate: string | null
  checkOutDate: string | null
}
/**
 * When a line takes place: the nights of a stay, or the times of its tickets, with counts if there
 * are several; empty if all are for any time.
 */
export function lineWhen(language: Language, { times, checkInDate, checkOutDate }: Line): string {
  if (checkInDate && checkOutDate)
    return ticketTimesMessages[language].nights(
      dayOf(language, checkInDate),
      dayOf(language, checkOutDate),
    )
  const equal = [...Map.groupBy(times, (time) => JSON.stringify(time)).values()]
  if (times.every(({ standing }) => standing === 'anytime')) return ''
  return equal
    .map((same) => {
      const text = timeText(language, same[0]!)
      return equal.length > 1 ? `${same.length} × ${text}` : text
    })
    .join('; ')
}
