import type { Language } from '@guichet/contract/rules.messages.ts'
import type { TicketTime } from '@guichet/contract/tickets/ticket-view.ts'
import { emailMessages } from './order-emails.messages.ts'

/** Text of the valid time of a ticket: its slot, its season, any time, or not chosen yet. */
export function timeText(
  { standing, date, endDate, timeslotBegin, timeslotEnd }: TicketTime,
  language: Language,
): string {
  const say = emailMessages[language]
  if (standing === 'toBeChosen') return say.toBeChosen
  if (standing === 'anytime') return say.anytime
  if (standing === 'season') return say.season(date!, endDate!)
  return date === endDate
    ? `${date}, ${timeslotBegin} – ${timeslotEnd}`
    : `${date} ${timeslotBegin} – ${endDate} ${timeslotEnd}`
}
