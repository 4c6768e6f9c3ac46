import type { TicketTime } from '@guichet/contract/tickets/ticket-view.ts'
import { useTimesText } from './page/use-times-text.ts'

type Line = {
  times: readonly TicketTime[]
  checkInDate: string | null
  checkOutDate: string | null
}
/** When a line takes place: the nights of a stay, or the times of its tickets. */
export function useLineWhen() {
  const timesText = useTimesText()
  return ({ times, checkInDate, checkOutDate }: Line): string =>
    checkInDate && checkOutDate
      ? `${checkInDate} → ${checkOutDate}`
      : timesText(times.map((time) => ({ time, isTicketVoided: false })))
}
