import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Dollars, Id, Instant, LocalDate, PageOf, QueryInteger, Text } from '../primitives.ts'
import { SomeOf } from '../query-lists.ts'
import { quoteStatuses } from './quote-status.ts'
import { Quote } from './quote-view.ts'

const at = { service: 'order', access: 'Quotes', method: 'GET', effect: 'read' } as const

export const QuoteRow = z.strictObject({
  publicId: Id,
  number: z.string(),
  status: z.enum(quoteStatuses),
  title: z.string(),
  clientName: z.string(),
  email: z.string().nullable(),
  finalCost: Dollars,
  eventOn: LocalDate.nullable(),
  expiresOn: LocalDate,
  createdDateTimeUtc: Instant,
  isHeld: z.boolean(),
})

export const findQuotes = endpoint({
  ...at,
  path: '/1.0/quote',
  summary: 'Quotes, the newest first: by number, title or client, by status, by day of the event',
  query: z.strictObject({
    query: Text(100).optional(),
    status: SomeOf(quoteStatuses).optional(),
    eventFrom: LocalDate.optional(),
    eventTo: LocalDate.optional(),
    page: QueryInteger(1, 10_000).optional(),
    pageSize: QueryInteger(1, 100).optional(),
  }),
  reply: PageOf(QuoteRow),
  problems: [],
})
export const getQuote = endpoint({
  ...at,
  path: '/1.0/quote/:id',
  summary: 'A quote: what it promises, at which price, to whom, and what became of it',
  params: z.object({ id: Id }),
  reply: Quote,
  problems: ['NotFound'],
})
