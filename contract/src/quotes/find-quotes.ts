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
