import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Bilingual, HexColour, Id, LanguageCode, LocalDate, Text } from '../primitives.ts'
import { MovesByClient, Span, TicketIds, TimesByDay, TimesToFind } from './free-times.ts'

/**
 * Calls of a client who chooses a new date by the link of the email, without an account. The signed
 * token names the business, the order and the cancelled date; it is in the path of the client's
 * page, which sends no referrer, and in the body of these calls.
 */
const token = Text(400)
/** `waiting`: the client must choose. `closed`: the ticket is void, or the business changed it. */
const LinkTicket = z.strictObject({
  publicId: Id,
  title: Bilingual,
  categoryTitle: Bilingual.nullable(),
  /** Tickets of a group can move together: they share their candidate slots or equipment. */
  group: z.int(),
  state: z.enum(['waiting', 'moved', 'refundAsked', 'closed']),
  isRental: z.boolean(),
  lost: Span,
  now: Span.nullable(),
})
const LinkView = z.strictObject({
  business: z.strictObject({
    name: Bilingual,
    colour: HexColour,
    contact: z.array(z.string()),
    timeZone: z.string(),
  }),
  firstName: z.string(),
  language: LanguageCode,
  orderReferenceNumber: z.string(),
  reason: z.string(),
  today: LocalDate,
  tickets: z.array(LinkTicket),
})
export type LinkView = z.output<typeof LinkView>
const problems = ['NotFound', 'TooManyTries'] as const

export const readLink = endpoint({
  service: 'ticketing',
  method: 'POST',
  path: '/1.0/rescheduling/link',
  summary: 'Get the tickets of a rescheduling link and their state',
  access: 'public',
  byLink: true,
  effect: 'outside',
  body: z.strictObject({ token }),
  reply: LinkView,
  problems,
})
export const findLinkTimes = endpoint({
  service: 'ticketing',
  method: 'POST',
  path: '/1.0/rescheduling/link/times',
  summary:
    'List free times for tickets of one group, by day: at most 14 days with free times, from a date on',
  access: 'public',
  byLink: true,
  effect: 'outside',
  body: TimesToFind.extend({ token }),
  reply: TimesByDay,
  problems,
})
export const chooseTimes = endpoint({
  service: 'ticketing',
  method: 'PUT',
  path: '/1.0/rescheduling/link/choice',
  summary: 'Choose new times as the client: all of the named tickets get their times, or none does',
  access: 'public',
  byLink: true,
  effect: 'outside',
  body: MovesByClient.extend({ token }),
  reply: LinkView,
  problems: [...problems, 'NotMovable', 'NotOnSale', 'NotEnoughInventory'],
})
export const askRefund = endpoint({
  service: 'ticketing',
  method: 'PUT',
  path: '/1.0/rescheduling/link/refund',
  summary:
    'Request a refund as the client: it appears on the tracking page and the order, and staff decide',
  access: 'public',
  byLink: true,
  effect: 'outside',
  body: z.strictObject({ token, ticketPublicIds: TicketIds }),
  reply: LinkView,
  problems,
})
