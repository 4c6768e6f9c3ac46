import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Nothing, Ordering, TenantId } from '../primitives.ts'

export const orderAccessories = endpoint({
  service: 'collaborator',
  method: 'PUT',
  path: '/1.0/accessory/internationalized/order',
  summary: 'Set the positions of the accessories',
  access: 'EquipmentRental',
  effect: 'write',
  body: z.strictObject({ collaboratorPublicId: TenantId, accessoriesOrder: Ordering }),
  reply: Nothing,
  problems: ['NotFound'],
})
