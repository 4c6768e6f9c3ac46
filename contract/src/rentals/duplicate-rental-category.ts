import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../primitives.ts'
import { RentalCategory } from './rental-category.ts'

export const duplicateRentalCategory = endpoint({
  service: 'collaborator',
  method: 'POST',
  path: '/1.0/rental/internationalized/:id/duplicate',
  summary:
    'A copy of a rental category with its equipment types, placed last; its pricings are inactive',
  access: 'EquipmentRental',
  effect: 'write',
  params: z.object({ id: Id }),
  reply: RentalCategory,
  problems: ['NotFound', 'ListFull'],
})
