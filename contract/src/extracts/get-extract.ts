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
  summary: 'Download an exported list; 404 before it is written and after it has expired',
  access: ['Orders', 'Tickets', 'Configuration'],
  effect: 'outside',
  params: z.object({ id: Id }),
  produces: listFiles,
  reply: z.unknown(),
  problems: ['NotFound', 'NoAccess', 'Unavailable'],
})
