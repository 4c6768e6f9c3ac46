import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, LocalDate, PageOf, QueryInteger, Text } from '../primitives.ts'
import { SomeOf } from '../query-lists.ts'
import { QuoteRow } from './quote-row.ts'
import { quoteStatuses } from './quote-status.ts'
import { Quote } from './quote-view.ts'

const at = { service: 'order', access: 'Quotes', method: 'GET', effect: 'read' } as const

export const findQuotes = endpoint({
  ...at,
  path: '/1.0/quote',
  summary: 'List quotes, newest first: by number, title or client, by status, by day of the event',
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
  summary: 'Get a quote: its content, price, client and status',
  params: z.object({ id: Id }),
  reply: Quote,
  problems: ['NotFound'],
})
