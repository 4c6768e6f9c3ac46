import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { listFiles } from '../media-types.ts'
import { Id } from '../primitives.ts'

/**
 * The file holds personal data: only the account that requested it and the main administrator can
 * download it, for one day.
 */
export const getExtract = endpoint({
  service: 'administration',
  method: 'GET',
  path: '/1.0/extract/:id/file',
  summary: 'A list that was written as a file; not found until it is, and once it was dropped',
  access: ['Orders', 'Tickets', 'Configuration'],
  effect: 'outside',
  params: z.object({ id: Id }),
  produces: listFiles,
  reply: z.unknown(),
  problems: ['NotFound', 'NoAccess', 'Unavailable'],
})
