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
    'Promise the price until the last day and email the link to the client; a sent one is emailed again',
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
  summary: 'Make a draft again of what was sent, declined or expired; its link waits meanwhile',
  params,
  body: z.strictObject({ version: Version }),
  reply: Quote,
  problems: ['NotFound', 'QuoteNotOpen', 'StaleVersion'],
})
