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
  summary: 'Create a quote; it holds no places and notifies nobody',
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
  summary:
    'Change a draft, which is priced again; its hold is adjusted to its lines, or the call fails',
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
  summary: 'Copy a quote to a new draft at current prices, without its names and its hold',
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
  summary: 'Delete a draft and release its hold; a quote that was sent cannot be deleted',
  effect: 'write',
  params,
  reply: Nothing,
  problems: ['NotFound', 'QuoteNotOpen'],
})
