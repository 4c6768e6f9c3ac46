import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../primitives.ts'

export const extractQuote = endpoint({
  service: 'order',
  method: 'GET',
  path: '/1.0/quote/:id/paper',
  summary: 'Download a quote as a PDF in both languages, the client’s language first',
  access: 'Quotes',
  effect: 'outside',
  costly: true,
  params: z.object({ id: Id }),
  produces: 'application/pdf',
  reply: z.unknown(),
  problems: ['NotFound', 'Unavailable'],
})
