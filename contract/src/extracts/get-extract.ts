import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../primitives.ts'

/** Personal data: for whoever asked for it and for main staff, and for a day. */
export const getExtract = endpoint({
  service: 'administration',
  method: 'GET',
  path: '/1.0/extract/:id/file',
  summary: 'A list that was written as a file; not found until it is, and once it was dropped',
  access: ['Orders', 'Tickets', 'Configuration'],
  effect: 'outside',
  params: z.object({ id: Id }),
  produces: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  reply: z.unknown(),
  problems: ['NotFound', 'NoAccess', 'Unavailable'],
})
