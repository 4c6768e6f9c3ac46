import {
  findOfficeChanges,
  findOfficeTimes,
  type OfficeChanges,
} from '@guichet/contract/office/buyer-changes.ts'
import type { Ask, PageRequest } from '../../kit/call.ts'
import type { TimeProblem } from '../../kit/free-times/free-times.messages.ts'
import { ticketGroups, type TicketGroup } from '../../kit/free-times/ticket-groups.ts'

export type ChangesProps = {
  changes: OfficeChanges
  groups: TicketGroup[]
  /** True when a cancellation was refused, as the order has changed since the page was shown. */
  isCancellationRefused: boolean
}
type Answer = Partial<Pick<ChangesProps, 'isCancellationRefused'>> & { problem?: TimeProblem }

/** Changes that the buyer of a sold cart may make, with the free days of each group of tickets. */
export async function loadChanges(
  ask: Ask,
  { params: { office, cart }, query }: PageRequest,
  { problem = undefined, isCancellationRefused = false }: Answer = {},
): Promise<ChangesProps> {
  const params = { office: office!, cart: cart! }
  const changes = await ask(findOfficeChanges, { params })
  const tickets = changes.tickets.map((ticket) => ({ ...ticket, span: ticket.now }))
  const find = (search: { ticketPublicIds: string[]; from?: string }) =>
    ask(findOfficeTimes, { params, body: search })
  const groups = await ticketGroups({ tickets, query, problem: problem ?? null, find })
  return { changes, groups, isCancellationRefused }
}
