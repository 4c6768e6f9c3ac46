import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../primitives.ts'
import { Package } from './package.ts'

export const duplicatePackage = endpoint({
  service: 'collaborator',
  method: 'POST',
  path: '/1.0/package/internationalized/:id/duplicate',
  summary: 'Copy a package to the end of the list, inactive',
  access: 'Products',
  effect: 'write',
  params: z.object({ id: Id }),
  reply: Package,
  problems: ['NotFound', 'ListFull'],
})
