import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, Version } from '../primitives.ts'
import { Quote } from './quote-view.ts'

const at = { service: 'order', access: 'Quotes', effect: 'write' } as const
const params = z.object({ id: Id })

export const sendQuote = endpoint({
  ...at,
  method: 'POST',
  path: '/1.0/quote/:id/send',
  summary:
    'Send a quote: the price is fixed until the last day and the link is emailed to the client; a sent quote is emailed again',
  idempotent: true,
  params,
  body: z.strictObject({ version: Version }),
  reply: Quote,
  problems: [
    'NotFound',
    'QuoteNotOpen',
    'StaleVersion',
    'PriceChanged',
    'NotOnSale',
    'NothingToSend',
    'TooManyTries',
    'KeyReused',
    'StillRunning',
  ],
})
export const reviseQuote = endpoint({
  ...at,
  method: 'PUT',
  path: '/1.0/quote/:id/revision',
  summary:
    'Revise a quote that was sent, declined or expired: it becomes a draft, and its link is suspended',
  params,
  body: z.strictObject({ version: Version }),
  reply: Quote,
  problems: ['NotFound', 'QuoteNotOpen', 'StaleVersion'],
})
