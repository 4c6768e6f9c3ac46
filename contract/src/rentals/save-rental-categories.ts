import { z } from 'zod'
import { saleReadAlong } from '../catalogue-sale.ts'
import { endpoint } from '../endpoint.ts'
import { Id, idOrItself, Integer, NotEmpty, TenantId, Unique, Version } from '../primitives.ts'
import { RentalCategory, rentalCategory } from './rental-category.ts'

const SavedCategory = z.strictObject({
  publicId: Id,
  version: Version,
  collaboratorPublicId: Id.optional(),
  /** Accepted and ignored: positions have their own call. */
  order: Integer(0, 9999).optional(),
  ...saleReadAlong,
  ...rentalCategory,
})

export const saveRentalCategories = endpoint({
  service: 'collaborator',
  method: 'PUT',
  path: '/1.0/rental/internationalized',
  summary: 'Save whole rental categories, all of them or none',
  access: 'EquipmentRental',
  effect: 'write',
  body: z.strictObject({
    collaboratorPublicId: TenantId.optional(),
    internationalizedRentals: Unique(NotEmpty(SavedCategory, 50), idOrItself),
  }),
  reply: z.strictObject({ items: z.array(RentalCategory) }),
  problems: ['NotFound', 'StaleVersion'],
})
