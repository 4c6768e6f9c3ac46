import type { Reply } from '@guichet/contract/endpoint.ts'
import type { findGateTickets } from '@guichet/contract/tickets/lists/find-gate-tickets.ts'
import type { GateState } from './gate-keeper.ts'
import { decideOffline, isTooOld, serverTime, type Verdict } from './offline.rules.ts'
import { admittedHere } from './readings.rules.ts'

type TicketRow = Reply<typeof findGateTickets>['items'][number]
type DeviceState = Pick<GateState, 'list' | 'readings'>

/**
 * Whether a listed ticket would be admitted now, as far as this device knows. Its offline list
 * decides; a ticket that is not in it is of another day, or was sold since.
 */
export function standingOf(
  ticket: TicketRow,
  { list, readings }: DeviceState,
  clock: number,
): Verdict {
  const reference = ticket.ticketReferenceKey
  const now = serverTime(list, clock)
  const names = { ticketId: ticket.publicId, reference }
  if (admittedHere(readings, names, now, list?.list.timeZone)) return 'used'
  if (list && !isTooOld(list, clock)) {
    const moment = { kept: list, clock, isSeen: false }
    const { verdict, doubt } = decideOffline({ kind: 'typed', reference }, moment)
    if (doubt !== 'notListed') return verdict
  }
  return unlisted(ticket, now)
}

function unlisted(ticket: TicketRow, now: string): Verdict {
  if (ticket.isVoided) return 'voided'
  if (ticket.isBlocked) return 'blocked'
  if (ticket.displayedStatus === 'Reschedulable') return 'lostDate'
  if (ticket.displayedStatus === 'Schedulable') return 'noDate'
  const { activePeriodStartDateTimeUtc: from, activePeriodStopDateTimeUtc: until } = ticket
  if (until && until <= now) return 'over'
  return from && from > now ? 'tooEarly' : 'accepted'
}

/** Tickets that are admitted now first, then by their begin; those without a date last. */
export const byStanding = (
  a: { ticket: TicketRow; standing: Verdict },
  b: { ticket: TicketRow; standing: Verdict },
): number => rank(a).localeCompare(rank(b))
const rank = ({ ticket, standing }: { ticket: TicketRow; standing: Verdict }) =>
  `${standing === 'accepted' ? 0 : 1}${ticket.activePeriodStartDateTimeUtc ?? '9'}`
