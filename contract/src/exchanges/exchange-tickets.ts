import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, Version } from '../primitives.ts'
import {
  exchangeChoice,
  exchangeProblems,
  exchangeReply,
  ExchangePreview,
  ExchangeStart,
  priceAgreement,
} from './exchange-ticket.ts'

const params = z.object({ id: Id })
/** Changes of one exchange; at most as many as an order has lines. */
const Changes = <S extends z.ZodType>(item: S) =>
  z.array(item, 'type').min(1, 'notEmpty').max(200, 'maxItems:200')

const change = { ticketPublicId: Id, ...exchangeChoice }

export const findExchangeable = endpoint({
  service: 'ticketing',
  method: 'GET',
  path: '/1.0/order/:id/exchangeable',
  summary:
    'List the tickets of an order that can be exchanged, identical ones together, as initial values of an exchange of several tickets',
  access: 'Orders',
  effect: 'read',
  params,
  reply: z.strictObject({ items: z.array(ExchangeStart) }),
  problems: ['NotFound'],
})

export const previewExchanges = endpoint({
  service: 'ticketing',
  method: 'POST',
  path: '/1.0/order/:id/exchange/preview',
  summary:
    'Preview the price difference of an exchange of several tickets of an order; nothing is changed',
  access: 'Orders',
  effect: 'read',
  params,
  body: z.strictObject({ changes: Changes(z.strictObject(change)) }),
  reply: ExchangePreview,
  problems: ['NotFound', 'NotMovable', 'NotOnSale'],
})

export const exchangeTickets = endpoint({
  service: 'ticketing',
  method: 'PUT',
  path: '/1.0/order/:id/exchange',
  summary:
    'Exchange several tickets of an order in one transaction, with one price difference and one payment: all of them change, or none',
  access: 'Orders',
  effect: 'write',
  idempotent: true,
  params,
  body: z.strictObject({
    changes: Changes(z.strictObject({ ...change, version: Version })),
    ...priceAgreement,
  }),
  reply: exchangeReply,
  problems: exchangeProblems,
})
