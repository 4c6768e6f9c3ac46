import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, Nothing } from '../primitives.ts'

export const archivePackage = endpoint({
  service: 'collaborator',
  method: 'DELETE',
  path: '/1.0/package/internationalized/:id',
  summary: 'Delete a package from the catalogue; sold items do not change',
  access: 'Products',
  effect: 'write',
  params: z.object({ id: Id }),
  reply: Nothing,
  problems: ['NotFound'],
})
