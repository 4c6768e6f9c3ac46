import type { ticketStates } from '@guichet/contract/tickets/ticket-view.ts'

export type TicketState = (typeof ticketStates)[number]
export type TicketWindow = { state: TicketState; beginsAt: string | null; endsAt: string | null }

/**
 * State of a new ticket: one with a slot or a season waits for it (or runs already), otherwise it
 * is valid at any time. Source: docs/decisions.md 10.
 */
export function newTicketState(
  window: { begins_at: string; ends_at: string } | null,
  now: string,
): TicketWindow {
  if (!window) return { state: 'Available', beginsAt: null, endsAt: null }
  return {
    state: window.begins_at <= now ? 'Active' : 'ScheduledActivation',
    beginsAt: window.begins_at,
    endsAt: window.ends_at,
  }
}

/** Whether its time has ended, so that it can neither be used nor cancelled. */
export const isTimeOver = (endsAt: string | null, now: string): boolean =>
  endsAt !== null && endsAt <= now

/**
 * State as shown: an active ticket outside its window has expired, and so has a scheduled one whose
 * window is over.
 */
export function displayedState(ticket: TicketWindow, now: string): TicketState {
  const isOver = isTimeOver(ticket.endsAt, now)
  if (ticket.state === 'Active')
    return isOver || (ticket.beginsAt !== null && now < ticket.beginsAt) ? 'Expired' : 'Active'
  if (ticket.state === 'ScheduledActivation' && ticket.beginsAt !== null && ticket.beginsAt <= now)
    return isOver ? 'Expired' : 'Active'
  return ticket.state
}
