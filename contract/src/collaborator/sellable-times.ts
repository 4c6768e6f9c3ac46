import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { kinds, schedulingTypes } from '../kinds.ts'
import { Bilingual, Dollars, Id, TenantId, WallTime } from '../primitives.ts'
import { SellableProduct } from './get-sellable.ts'

const asked = {
  access: 'TicketCreation',
  effect: 'read',
  query: z.strictObject({ collaboratorPublicId: TenantId }),
  problems: [],
} as const
/**
 * An equipment type with what it costs for each duration; one size without a name stands for a type
 * without sizes.
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
  summary: 'The equipment that a counter rents, by category, and the accessories that go with it',
  ...asked,
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
  /** A night that no rate names. */
  price: Dollars,
})
export const findSellableStays = endpoint({
  service: 'collaborator',
  method: 'GET',
  path: '/1.0/catalog/sellable/lodging',
  summary: 'The unit types whose nights a counter sells, by category',
  ...asked,
  reply: z.strictObject({
    lodgings: z.array(
      z.strictObject({ publicId: Id, name: Bilingual, types: z.array(SellableStay) }),
    ),
  }),
})

/**
 * What a part of a package asks of the clerk: a slot, a begin and a size, nights, the holders of a
 * pass.
 */
export const SellablePart = z.strictObject({
  productId: Id,
  kind: z.enum(kinds),
  title: Bilingual,
  categoryTitle: Bilingual.nullable(),
  quantity: z.int(),
  activityPublicId: Id.nullable(),
  schedulingType: z.enum(schedulingTypes).nullable(),
  modelPublicId: Id.nullable(),
  duration: z.string().nullable(),
  maxPersons: z.int().nullable(),
  identifications: SellableProduct.shape.identifications,
})
export const findSellablePackages = endpoint({
  service: 'collaborator',
  method: 'GET',
  path: '/1.0/catalog/sellable/package',
  summary: 'The packages that a counter sells, with what each part asks',
  ...asked,
  reply: z.strictObject({
    packages: z.array(
      z.strictObject({
        productId: Id,
        title: Bilingual,
        description: Bilingual.nullable(),
        imageUrl: z.string().nullable(),
        price: Dollars,
        listPrice: Dollars,
        parts: z.array(SellablePart),
      }),
    ),
  }),
})
