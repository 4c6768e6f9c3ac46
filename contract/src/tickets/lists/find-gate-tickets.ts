import { endpoint } from '../../endpoint.ts'
import { PageOf, Required } from '../../primitives.ts'
import { TicketRow } from './find-tickets.ts'
import { TicketQuery } from './ticket-query.ts'

/** Maximum number of tickets of a reply. */
export const gateTicketLimit = 25

/** A ticket of a search at the gate: its holder, else its buyer, without their contact data. */
const GateTicketRow = TicketRow.pick({
  publicId: true,
  ticketReferenceKey: true,
  orderReferenceKey: true,
  category: true,
  title: true,
  description: true,
  displayedStatus: true,
  isVoided: true,
  isBlocked: true,
  activePeriodStartDateTimeUtc: true,
  activePeriodStopDateTimeUtc: true,
  firstName: true,
  lastName: true,
})

export const findGateTickets = endpoint({
  service: 'ticketing',
  method: 'GET',
  path: '/1.0/validation/tickets',
  summary: `Find tickets at a gate by order number, name or ticket number, at most ${gateTicketLimit}, the latest sold first`,
  access: 'Validator',
  effect: 'read',
  costly: true,
  query: TicketQuery.pick({ activePeriodStart: true, activePeriodEnd: true }).extend({
    query: Required(200),
  }),
  reply: PageOf(GateTicketRow),
  problems: ['InvalidRequest', 'Unavailable'],
})
