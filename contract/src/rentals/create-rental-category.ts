import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { TenantId } from '../primitives.ts'
import { RentalCategory, rentalCategory } from './rental-category.ts'

export const createRentalCategory = endpoint({
  service: 'collaborator',
  method: 'POST',
  path: '/1.0/rental/internationalized',
  summary: 'Create a rental category at the end of the list',
  access: 'EquipmentRental',
  effect: 'write',
  body: z.strictObject({ collaboratorPublicId: TenantId.optional(), ...rentalCategory }),
  reply: RentalCategory,
  problems: ['NotFound', 'ListFull'],
})
