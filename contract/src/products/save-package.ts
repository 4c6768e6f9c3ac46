import { z } from 'zod'
import { readAlong } from '../catalogue-record.ts'
import { endpoint } from '../endpoint.ts'
import { Id, TenantId } from '../primitives.ts'
import { Package, packageMessages } from './package.ts'

export const savePackage = endpoint({
  service: 'collaborator',
  method: 'PUT',
  path: '/1.0/package/internationalized/:id',
  summary: 'Save a package',
  access: 'Products',
  effect: 'write',
  params: z.object({ id: Id }),
  body: z.strictObject({
    publicId: Id.optional(),
    collaboratorPublicId: TenantId.optional(),
    listPrice: z.number().optional(),
    saving: z.number().optional(),
    ...readAlong,
    ...packageMessages,
  }),
  reply: Package,
  problems: ['NotFound', 'StaleVersion'],
})
