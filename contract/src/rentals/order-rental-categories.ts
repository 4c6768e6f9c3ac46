import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Nothing, Ordering, TenantId } from '../primitives.ts'

export const orderRentalCategories = endpoint({
  service: 'collaborator',
  method: 'PUT',
  path: '/1.0/rental/internationalized/order',
  summary: 'Set the positions of the rental categories',
  access: 'EquipmentRental',
  effect: 'write',
  body: z.strictObject({ collaboratorPublicId: TenantId, rentalOrders: Ordering }),
  reply: Nothing,
  problems: ['NotFound'],
})
