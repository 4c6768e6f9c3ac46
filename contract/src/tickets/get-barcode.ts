import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, Text } from '../primitives.ts'

/**
 * A new window sends no bearer token: the link itself is signed, bound to the person, and expires
 * within a minute.
 */
export const linkBarcode = endpoint({
  service: 'ticketing',
  method: 'GET',
  path: '/1.0/ticket/:id/barcode/link',
  summary: 'Create a link to the image of the QR code, valid for one minute',
  access: ['Tickets', 'Orders', 'TicketCreation'],
  effect: 'read',
  params: z.object({ id: Id }),
  reply: z.strictObject({ url: z.string() }),
  problems: ['NotFound'],
})

export const getBarcode = endpoint({
  service: 'ticketing',
  method: 'GET',
  path: '/1.0/ticket/:id/barcode',
  summary: 'Get the image of the QR code by a signed link',
  access: 'public',
  effect: 'outside',
  params: z.object({ id: Id }),
  query: z.strictObject({ link: Text(2000) }),
  produces: 'image/png',
  reply: z.unknown(),
  problems: ['NotFound'],
})
