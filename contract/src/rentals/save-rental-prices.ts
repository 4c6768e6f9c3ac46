import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import {
  Bilingual,
  Dollars,
  Id,
  idOrItself,
  Price,
  TenantId,
  Unique,
  Version,
} from '../primitives.ts'
import { RentalPricing, RentalPricings } from './rental-category.ts'

const named = { publicId: Id, version: Version }
/**
 * Names are returned with the prices. A save may send them back; they are ignored, because they
 * belong to the category.
 */
const RentalPrices = z.strictObject({
  models: z.array(
    z.strictObject({
      ...named,
      rentalName: Bilingual,
      name: Bilingual,
      pricings: z.array(RentalPricing),
    }),
  ),
  accessories: z.array(z.strictObject({ ...named, name: Bilingual, price: Dollars })),
})
export type RentalPrices = z.output<typeof RentalPrices>

export const findRentalPrices = endpoint({
  service: 'collaborator',
  method: 'GET',
  path: '/1.0/pricing/equipment-rental',
  summary: 'List the prices of rentals: those of every equipment type, and of every accessory',
  access: 'Pricings',
  effect: 'read',
  query: z.strictObject({ collaboratorPublicId: TenantId.optional() }),
  reply: RentalPrices,
  problems: [],
})

export const saveRentalPrices = endpoint({
  service: 'collaborator',
  method: 'PUT',
  path: '/1.0/pricing/equipment-rental',
  summary: 'Save the prices of equipment types and of accessories, all of them or none',
  access: 'Pricings',
  effect: 'write',
  body: z.strictObject({
    collaboratorPublicId: TenantId,
    models: Unique(
      z
        .array(
          z.strictObject({
            ...named,
            rentalName: Bilingual.optional(),
            name: Bilingual.optional(),
            pricings: RentalPricings,
          }),
          'type',
        )
        .max(1000, 'maxItems:1000'),
      idOrItself,
    ),
    accessories: Unique(
      z
        .array(
          z.strictObject({ ...named, name: Bilingual.optional(), price: Price(0, 1_000_000) }),
          'type',
        )
        .max(1000, 'maxItems:1000'),
      idOrItself,
    ),
  }),
  reply: RentalPrices,
  problems: ['NotFound', 'StaleVersion'],
})
