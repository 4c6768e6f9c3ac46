import { z } from 'zod'
import { CatalogueSale } from '../catalogue-sale.ts'
import { endpoint } from '../endpoint.ts'
import { Id, TenantId } from '../primitives.ts'
import { RentalCategory } from './rental-category.ts'

export const findRentalCategories = endpoint({
  service: 'collaborator',
  method: 'GET',
  path: '/1.0/rental/internationalized',
  summary:
    'List rental categories with their equipment types, sizes, prices and state of sale; all of them, or one by its id',
  access: 'EquipmentRental',
  effect: 'read',
  query: z.strictObject({
    collaboratorPublicId: TenantId.optional(),
    rentalPublicId: Id.optional(),
  }),
  reply: z.strictObject({ items: z.array(RentalCategory.extend({ sale: CatalogueSale })) }),
  problems: ['NotFound'],
})
