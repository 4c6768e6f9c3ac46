import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../primitives.ts'
import { Invoice } from './invoice.ts'

export const getInvoice = endpoint({
  service: 'order',
  method: 'GET',
  path: '/1.0/invoice/:id',
  summary: 'Get the invoice of an order, with all its supplements added up',
  access: 'Orders',
  effect: 'read',
  params: z.object({ id: Id }),
  reply: Invoice,
  problems: ['NotFound'],
})
