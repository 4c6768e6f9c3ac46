import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { kinds } from '../../kinds.ts'
import { Bilingual, Id, Instant, PageOf, QueryInteger } from '../../primitives.ts'
import { ticketStates } from '../ticket-view.ts'
import { TicketQuery } from './ticket-query.ts'

/**
 * A ticket in a list. The names are those of its first holder, else those of the buyer; contact
 * data are always the buyer's.
 */
export const TicketRow = z.strictObject({
  publicId: Id,
  ticketReferenceKey: z.string(),
  orderReferenceKey: z.string(),
  category: z.enum(kinds),
  title: Bilingual,
  description: Bilingual.nullable(),
  productId: Id,
  userId: Id.nullable(),
  status: z.enum(ticketStates),
  displayedStatus: z.enum(ticketStates),
  isVoided: z.boolean(),
  /** Blocked: gates refuse it until it is unblocked. The ticket's own record has the reason. */
  isBlocked: z.boolean(),
  createdDateTimeUtc: Instant,
  activationDateTimeUtc: Instant.nullable(),
  activePeriodStartDateTimeUtc: Instant.nullable(),
  activePeriodStopDateTimeUtc: Instant.nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  postalCode: z.string().nullable(),
  hasFormAnswers: z.boolean(),
})

/** Without `page` it returns the first `pageSize` rows, at most 10 000. */
export const findTickets = endpoint({
  service: 'ticketing',
  method: 'GET',
  path: '/1.0/ElasticSearchTicket',
  summary:
    'List tickets by number or code, by order, name, email, phone or postal code (accents, case and spaces do not matter); by kind, product and active period',
  access: 'Tickets',
  effect: 'read',
  costly: true,
  stream: true,
  query: TicketQuery.extend({
    page: QueryInteger(1, 400).optional(),
    pageSize: QueryInteger(1, 10_000).optional(),
  }),
  reply: PageOf(TicketRow).extend({ hasAnyTicket: z.boolean() }),
  problems: ['InvalidRequest', 'NotFound', 'Unavailable'],
})

export const findTicket = endpoint({
  service: 'ticketing',
  method: 'GET',
  path: '/1.0/ElasticSearchTicket/:id',
  summary: 'Get a ticket as a row of the list',
  access: 'Tickets',
  effect: 'read',
  params: z.object({ id: Id }),
  reply: TicketRow,
  problems: ['NotFound'],
})
