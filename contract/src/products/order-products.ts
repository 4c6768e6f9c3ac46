import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Nothing, Ordering, TenantId } from '../primitives.ts'

export const orderProducts = endpoint({
  service: 'collaborator',
  method: 'PUT',
  path: '/1.0/product/internationalized/order',
  summary: 'Set the positions of the products',
  access: 'Products',
  effect: 'write',
  body: z.strictObject({ collaboratorPublicId: TenantId, productOrders: Ordering }),
  reply: Nothing,
  problems: ['NotFound'],
})
