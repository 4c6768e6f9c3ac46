import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, LocalDate, Version } from '../primitives.ts'
import { Quote } from './quote-view.ts'

const at = { service: 'order', access: 'Quotes', effect: 'write' } as const
const params = z.object({ id: Id })

export const holdQuote = endpoint({
  ...at,
  method: 'PUT',
  path: '/1.0/quote/:id/hold',
  summary: 'Hold the places of a quote until the end of a day, all of them or none',
  params,
  body: z.strictObject({ version: Version, until: LocalDate }),
  reply: Quote,
  problems: ['NotFound', 'NotOnSale', 'NotEnoughInventory', 'QuoteNotOpen', 'StaleVersion'],
})
export const releaseQuoteHold = endpoint({
  ...at,
  method: 'DELETE',
  path: '/1.0/quote/:id/hold',
  summary: 'Release the places of a quote before the hold expires',
  params,
  reply: Quote,
  problems: ['NotFound', 'HoldOver'],
})
