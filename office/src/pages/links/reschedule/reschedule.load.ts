import { findLinkTimes, readLink, type LinkView } from '@guichet/contract/rescheduling/read-link.ts'
import type { Ask, PageRequest } from '../../../kit/call.ts'
import type { TimeProblem } from '../../../kit/free-times/free-times.messages.ts'
import { ticketGroups, type TicketGroup } from '../../../kit/free-times/ticket-groups.ts'

type LinkTicket = LinkView['tickets'][number]
export type RescheduleProps = { token: string; link: LinkView; groups: TicketGroup[] }

export const isOpen = ({ state }: LinkTicket): boolean =>
  state === 'waiting' || state === 'refundAsked'

/** The tickets of a link, with the free days of each group. */
export async function loadReschedule(
  ask: Ask,
  { params, query }: PageRequest,
  problem: TimeProblem | null = null,
): Promise<RescheduleProps> {
  const token = params.token!
  const link = await ask(readLink, { body: { token } })
  const tickets = link.tickets.filter(isOpen).map((ticket) => ({ ...ticket, span: ticket.lost }))
  const find = (search: { ticketPublicIds: string[]; from?: string }) =>
    ask(findLinkTimes, { body: { token, ...search } })
  return { token, link, groups: await ticketGroups({ tickets, query, problem, find }) }
}
