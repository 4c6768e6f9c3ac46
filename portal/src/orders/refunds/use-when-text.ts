import { useMessages } from '../../kit/text/messages.ts'
import { timeMessages } from '../time.messages.ts'
import { useTicketTimes } from '../use-ticket-times.ts'
import type { When } from './refund.rules.ts'

/** Text of when a piece takes place; moved tickets are marked. */
export function useWhenText() {
  const messages = useMessages(timeMessages)
  const { timeText } = useTicketTimes()
  return (when: When | null): string | null => {
    if (!when) return null
    if (when.of === 'stay') return `${when.checkInDate} → ${when.checkOutDate}`
    const text = timeText(when.time)
    return when.wasMoved && when.time.standing !== 'toBeChosen'
      ? `${text} (${messages.moved})`
      : text
  }
}
