import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../primitives.ts'

/** Exports the data of a single person, for that person only. */
export const extractPersonalData = endpoint({
  service: 'administration',
  method: 'GET',
  path: '/1.0/Clients/:profilePublicId/personal-data',
  summary:
    'Download all data that the business holds about a client: personal-data.json and the photos of holders, in one archive',
  access: 'Clients',
  effect: 'outside',
  costly: true,
  params: z.object({ profilePublicId: Id }),
  produces: 'application/zip',
  reply: z.unknown(),
  problems: ['NotFound', 'Unavailable'],
})
