import type { ticketStates } from '@guichet/contract/tickets/ticket-view.ts'
import {
  IconBan,
  IconCalendarQuestion,
  IconCalendarTime,
  IconCircleCheck,
  IconHourglassOff,
  IconLock,
  IconPlayerPlay,
  type Icon,
} from '@tabler/icons-react'
import { StatusBadge, type Tone } from '../kit/layout/status-badge.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { ticketMessages } from './tickets.messages.ts'
import type { Ticket } from './tickets.queries.ts'

const looks: Record<(typeof ticketStates)[number], [Tone, Icon]> = {
  Available: ['positive', IconCircleCheck],
  ScheduledActivation: ['info', IconCalendarTime],
  Reschedulable: ['warning', IconCalendarQuestion],
  Schedulable: ['warning', IconCalendarQuestion],
  Active: ['positive', IconPlayerPlay],
  Expired: ['muted', IconHourglassOff],
}

/** State by the server; voided and blocked take precedence. */
export function TicketStateBadge({
  ticket,
}: {
  ticket: Pick<Ticket, 'isVoided' | 'displayedStatus' | 'blockedReason'> & { isBlocked?: boolean }
}) {
  const messages = useMessages(ticketMessages)
  if (ticket.isVoided)
    return (
      <StatusBadge tone="negative" icon={IconBan}>
        {messages.voided}
      </StatusBadge>
    )
  if (ticket.isBlocked || typeof ticket.blockedReason === 'string')
    return (
      <StatusBadge tone="negative" icon={IconLock}>
        {messages.blocked}
      </StatusBadge>
    )
  const [tone, icon] = looks[ticket.displayedStatus]
  return (
    <StatusBadge tone={tone} icon={icon}>
      {messages.states[ticket.displayedStatus]}
    </StatusBadge>
  )
}
