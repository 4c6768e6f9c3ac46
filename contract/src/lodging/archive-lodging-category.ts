import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, Nothing } from '../primitives.ts'

export const archiveLodgingCategory = endpoint({
  service: 'collaborator',
  method: 'DELETE',
  path: '/1.0/lodging/internationalized/:id',
  summary:
    'Takes a lodging category out of the catalogue, with its unit types; what was sold stays as it is',
  access: 'Lodging',
  effect: 'write',
  params: z.object({ id: Id }),
  reply: Nothing,
  problems: ['NotFound'],
})
