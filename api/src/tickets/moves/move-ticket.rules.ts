import type { Kind } from '@guichet/contract/kinds.ts'
import type { exchangeReasons } from '@guichet/contract/tickets/ticket-view.ts'
import { displayedState, type TicketState } from '../ticket.rules.ts'

export type MoveFacts = {
  kind: Kind
  state: TicketState
  beginsAt: string | null
  endsAt: string | null
  isVoided: boolean
  slotId: string | null
  isPickedUp: boolean
}
export type MoveReason = 'void' | 'kind' | 'noTime' | 'expired' | 'pickedUp' | 'sameTime'

/**
 * Reason why a ticket cannot get another time, or null. Day tickets with a slot and equipment can
 * move; a pass has its season, and a ticket valid at any time has nothing to move. A ticket that
 * lost its time, or still has to choose one, can always move. Source: docs/decisions.md 9, 10.
 */
export function whyNotMovable(ticket: MoveFacts, now: string): MoveReason | null {
  if (ticket.isVoided) return 'void'
  if (ticket.kind !== 'daily_ticket' && ticket.kind !== 'equipment_rental') return 'kind'
  if (ticket.isPickedUp) return 'pickedUp'
  if (ticket.state === 'Reschedulable' || ticket.state === 'Schedulable') return null
  if (ticket.kind === 'daily_ticket' && ticket.slotId === null) return 'noTime'
  return displayedState(
    { state: ticket.state, beginsAt: ticket.beginsAt, endsAt: ticket.endsAt },
    now,
  ) === 'Expired'
    ? 'expired'
    : null
}

/** Reason why a ticket cannot move to a time, or null; its current time is a reason too. */
export const whyNotMovedTo = (
  ticket: MoveFacts,
  to: { slotId: string | null; beginsAt: string },
  now: string,
): MoveReason | null =>
  whyNotMovable(ticket, now) ??
  (ticket.state !== 'Reschedulable' &&
  ticket.state !== 'Schedulable' &&
  (to.slotId === null ? ticket.beginsAt === to.beginsAt : ticket.slotId === to.slotId)
    ? 'sameTime'
    : null)

export type ExchangeReason = (typeof exchangeReasons)[number]

const exchanged: readonly string[] = ['daily_ticket', 'season_pass', 'equipment_rental']

export type ExchangeFacts = MoveFacts & {
  /** A gate accepted it. */
  isUsed: boolean
}

/**
 * Reason why a ticket cannot be exchanged, or null. A day ticket without a slot gives one entry:
 * once used it stays as it is, and an activated one has to be made available first. A ticket that
 * lost its time, or still has to choose one, can always be exchanged. Source: docs/decisions.md 9, 10.
 */
export function whyNotExchanged(ticket: ExchangeFacts, now: string): ExchangeReason | null {
  if (ticket.isVoided) return 'void'
  if (!exchanged.includes(ticket.kind)) return 'kind'
  if (ticket.isPickedUp) return 'pickedUp'
  if (ticket.state === 'Reschedulable' || ticket.state === 'Schedulable') return null
  if (ticket.kind === 'daily_ticket' && ticket.slotId === null) {
    if (ticket.isUsed) return 'used'
    return ticket.state === 'Active' ? 'begun' : null
  }
  return displayedState(ticket, now) === 'Expired' ? 'expired' : null
}
