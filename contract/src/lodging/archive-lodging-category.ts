import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, Nothing } from '../primitives.ts'

export const archiveLodgingCategory = endpoint({
  service: 'collaborator',
  method: 'DELETE',
  path: '/1.0/lodging/internationalized/:id',
  summary:
    'Delete a lodging category and its unit types from the catalogue; sold stays do not change',
  access: 'Lodging',
  effect: 'write',
  params: z.object({ id: Id }),
  reply: Nothing,
  problems: ['NotFound'],
})
