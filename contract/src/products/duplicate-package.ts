import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../primitives.ts'
import { Package } from './package.ts'

export const duplicatePackage = endpoint({
  service: 'collaborator',
  method: 'POST',
  path: '/1.0/package/internationalized/:id/duplicate',
  summary: 'A copy of a package, inactive and placed last',
  access: 'Products',
  effect: 'write',
  params: z.object({ id: Id }),
  reply: Package,
  problems: ['NotFound', 'ListFull'],
})
