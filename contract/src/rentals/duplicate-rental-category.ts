import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../primitives.ts'
import { RentalCategory } from './rental-category.ts'

export const duplicateRentalCategory = endpoint({
  service: 'collaborator',
  method: 'POST',
  path: '/1.0/rental/internationalized/:id/duplicate',
  summary:
    'Copy a rental category with its equipment types to the end of the list; its prices are inactive',
  access: 'EquipmentRental',
  effect: 'write',
  params: z.object({ id: Id }),
  reply: RentalCategory,
  problems: ['NotFound', 'ListFull'],
})
