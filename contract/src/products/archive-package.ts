import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, Nothing } from '../primitives.ts'

export const archivePackage = endpoint({
  service: 'collaborator',
  method: 'DELETE',
  path: '/1.0/package/internationalized/:id',
  summary: 'Takes a package out of the catalogue; what was sold stays as it is',
  access: 'Products',
  effect: 'write',
  params: z.object({ id: Id }),
  reply: Nothing,
  problems: ['NotFound'],
})
