import type { TicketTime } from '@guichet/contract/tickets/ticket-view.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { timeTextMessages } from './time-text.messages.ts'

/** Validity of a ticket in words, for every screen and print. */
export function useTimeText() {
  const messages = useMessages(timeTextMessages)
  return ({ standing, date, endDate, timeslotBegin, timeslotEnd }: TicketTime): string => {
    if (standing === 'toBeChosen') return messages.toBeChosen
    if (standing === 'anytime') return messages.anytime
    if (standing === 'season') return messages.season(date!, endDate!)
    return date === endDate
      ? `${date} ${timeslotBegin}–${timeslotEnd}`
      : `${date} ${timeslotBegin} → ${endDate} ${timeslotEnd}`
  }
}
