import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Choice } from '../primitives.ts'
import { CartParams } from './carts.ts'
import { officeOrderFiles } from './office-order.ts'

export const extractOfficeOrder = endpoint({
  service: 'office',
  method: 'GET',
  path: '/1.0/:office/carts/:cart/files/:file',
  summary: 'Download the tickets or the invoice of the order of a cart as a PDF, or its calendar',
  access: 'guest',
  afterSale: true,
  effect: 'outside',
  params: CartParams.extend({ file: Choice(officeOrderFiles) }),
  produces: ['application/pdf', 'text/calendar; charset=utf-8'],
  reply: z.unknown(),
  problems: ['InvalidRequest', 'NotFound', 'TooManyTries', 'Unavailable'],
})

export const resendOfficeOrder = endpoint({
  service: 'office',
  method: 'POST',
  path: '/1.0/:office/carts/:cart/order/email',
  summary: 'Send the confirmation of the order of a cart again, to the address of its buyer',
  access: 'guest',
  afterSale: true,
  effect: 'write',
  params: CartParams,
  reply: z.strictObject({ email: z.string() }),
  problems: ['NotFound', 'NothingToSend', 'TooManyTries'],
})
