import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Bilingual, Dollars, Id, TenantId } from '../primitives.ts'

/**
 * An equipment type with its price per duration; a type without sizes has a single size without a
 * name.
 */
export const SellableModel = z.strictObject({
  publicId: Id,
  name: Bilingual,
  imageUrl: z.string().nullable(),
  specifications: z.array(z.strictObject({ publicId: Id, name: Bilingual.nullable() })),
  products: z.array(z.strictObject({ productId: Id, duration: z.string(), price: Dollars })),
})
export const findSellableRentals = endpoint({
  service: 'collaborator',
  method: 'GET',
  path: '/1.0/catalog/sellable/rental',
  summary: 'List the equipment that the counter rents, by category, and its accessories',
  access: ['TicketCreation', 'Orders', 'Quotes'],
  effect: 'read',
  scopes: ['quote'],
  query: z.strictObject({ collaboratorPublicId: TenantId.optional() }),
  problems: [],
  reply: z.strictObject({
    rentals: z.array(
      z.strictObject({ publicId: Id, name: Bilingual, models: z.array(SellableModel) }),
    ),
    accessories: z.array(
      z.strictObject({
        productId: Id,
        publicId: Id,
        name: Bilingual,
        price: Dollars,
        rentalPublicIds: z.array(Id),
      }),
    ),
  }),
})
