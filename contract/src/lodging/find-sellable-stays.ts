import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Bilingual, Dollars, Id, TenantId, WallTime } from '../primitives.ts'

export const SellableStay = z.strictObject({
  productId: Id,
  publicId: Id,
  name: Bilingual,
  description: Bilingual.nullable(),
  imageUrl: z.string().nullable(),
  maxPersons: z.int(),
  minNights: z.int(),
  maxNights: z.int(),
  checkInTime: WallTime,
  checkOutTime: WallTime,
  /** Price of a night without a matching rate. */
  price: Dollars,
})
export const findSellableStays = endpoint({
  service: 'collaborator',
  method: 'GET',
  path: '/1.0/catalog/sellable/lodging',
  summary: 'List the unit types whose nights the counter sells, by category',
  access: ['TicketCreation', 'Quotes'],
  effect: 'read',
  scopes: ['quote'],
  query: z.strictObject({ collaboratorPublicId: TenantId.optional() }),
  problems: [],
  reply: z.strictObject({
    lodgings: z.array(
      z.strictObject({ publicId: Id, name: Bilingual, types: z.array(SellableStay) }),
    ),
  }),
})
