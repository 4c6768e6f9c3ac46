import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Nothing, Ordering, TenantId } from '../primitives.ts'

export const orderPackages = endpoint({
  service: 'collaborator',
  method: 'PUT',
  path: '/1.0/package/internationalized/order',
  summary: 'Set the positions of the packages',
  access: 'Products',
  effect: 'write',
  body: z.strictObject({ collaboratorPublicId: TenantId, packageOrders: Ordering }),
  reply: Nothing,
  problems: ['NotFound'],
})
