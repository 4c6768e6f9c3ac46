import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Nothing, Ordering, TenantId } from '../primitives.ts'

export const orderLodgingCategories = endpoint({
  service: 'collaborator',
  method: 'PUT',
  path: '/1.0/lodging/internationalized/order',
  summary: 'Set the positions of the lodging categories',
  access: 'Lodging',
  effect: 'write',
  body: z.strictObject({ collaboratorPublicId: TenantId, lodgingOrders: Ordering }),
  reply: Nothing,
  problems: ['NotFound'],
})
