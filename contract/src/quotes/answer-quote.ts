import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Chosen, Id, Text, Version } from '../primitives.ts'
import { declineLimit, Quote } from './quote-view.ts'

export const answerQuote = endpoint({
  service: 'order',
  method: 'PUT',
  path: '/1.0/quote/:id/answer',
  summary: 'What the client answered by telephone or on paper',
  access: 'Quotes',
  effect: 'write',
  params: z.object({ id: Id }),
  body: z.strictObject({
    version: Version,
    answer: Chosen(['Accepted', 'Declined']),
    reason: Text(declineLimit).trim().optional(),
  }),
  reply: Quote,
  problems: ['NotFound', 'QuoteNotOpen', 'StaleVersion'],
})
