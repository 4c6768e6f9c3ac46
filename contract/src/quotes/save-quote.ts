import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, Nothing, Version } from '../primitives.ts'
import { Quote, QuoteForm } from './quote-view.ts'

const at = { service: 'order', access: 'Quotes' } as const
const params = z.object({ id: Id })

export const createQuote = endpoint({
  ...at,
  method: 'POST',
  path: '/1.0/quote',
  summary: 'Write a quote; it keeps no places and nobody is told of it',
  effect: 'write',
  idempotent: true,
  body: QuoteForm,
  reply: Quote,
  problems: [
    'NotFound',
    'NotOnSale',
    'RebateNotApplied',
    'TooManyCodes',
    'KeyReused',
    'StillRunning',
  ],
})
export const saveQuote = endpoint({
  ...at,
  method: 'PUT',
  path: '/1.0/quote/:id',
  summary: 'Change a draft, priced anew; the places that it keeps follow its lines, or it fails',
  effect: 'write',
  params,
  body: QuoteForm.extend({ version: Version }),
  reply: Quote,
  problems: [
    'NotFound',
    'NotOnSale',
    'NotEnoughInventory',
    'QuoteNotOpen',
    'RebateNotApplied',
    'StaleVersion',
    'TooManyCodes',
  ],
})
export const duplicateQuote = endpoint({
  ...at,
  method: 'POST',
  path: '/1.0/quote/:id/copy',
  summary: 'A new draft like this quote, at the prices of today, without its names and its places',
  effect: 'write',
  idempotent: true,
  params,
  reply: Quote,
  problems: ['NotFound', 'NotOnSale', 'KeyReused', 'StillRunning'],
})
export const deleteQuote = endpoint({
  ...at,
  method: 'DELETE',
  path: '/1.0/quote/:id',
  summary: 'Delete a draft and give back what it keeps; what was sent stays',
  effect: 'write',
  params,
  reply: Nothing,
  problems: ['NotFound', 'QuoteNotOpen'],
})
