import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Choice, Id, Text, Version } from '../primitives.ts'
import { declineLimit, Quote } from './quote-view.ts'

export const answerQuote = endpoint({
  service: 'order',
  method: 'PUT',
  path: '/1.0/quote/:id/answer',
  summary: 'Record the client’s answer to a quote, given by telephone or in writing',
  access: 'Quotes',
  effect: 'write',
  params: z.object({ id: Id }),
  body: z.strictObject({
    version: Version,
    answer: Choice(['Accepted', 'Declined']),
    reason: Text(declineLimit).trim().optional(),
  }),
  reply: Quote,
  problems: ['NotFound', 'QuoteNotOpen', 'StaleVersion'],
})
