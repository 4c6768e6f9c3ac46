import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Chosen, Id, LocalDate, Text, Version } from '../primitives.ts'
import { declineLimit, Quote } from './quote-view.ts'

const at = { service: 'order', access: 'Quotes', effect: 'write' } as const
const params = z.object({ id: Id })
const once = ['KeyReused', 'StillRunning'] as const

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
  problems: ['NotFound', 'QuoteNotOpen', 'StaleVersion', 'TooManyTries', ...once],
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
export const answerQuote = endpoint({
  ...at,
  method: 'PUT',
  path: '/1.0/quote/:id/answer',
  summary: 'What the client answered by telephone or on paper',
  params,
  body: z.strictObject({
    version: Version,
    answer: Chosen(['Accepted', 'Declined']),
    reason: Text(declineLimit).trim().optional(),
  }),
  reply: Quote,
  problems: ['NotFound', 'QuoteNotOpen', 'StaleVersion'],
})
export const holdQuote = endpoint({
  ...at,
  method: 'PUT',
  path: '/1.0/quote/:id/hold',
  summary: 'Keep the places of a quote to the end of a day, all of them or none',
  params,
  body: z.strictObject({ version: Version, until: LocalDate }),
  reply: Quote,
  problems: ['NotFound', 'NotOnSale', 'NotEnoughInventory', 'QuoteNotOpen', 'StaleVersion'],
})
export const releaseQuoteHold = endpoint({
  ...at,
  method: 'DELETE',
  path: '/1.0/quote/:id/hold',
  summary: 'Give the places of a quote back before their time',
  params,
  reply: Quote,
  problems: ['NotFound', 'HoldOver'],
})
