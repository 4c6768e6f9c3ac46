import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { kinds, schedulingTypes } from '../kinds.ts'
import { Bilingual, Dollars, Id, Instant, TenantId } from '../primitives.ts'

const Identification = z.strictObject({
  publicId: Id,
  label: Bilingual,
  isOptional: z.boolean(),
  isPictureRequired: z.boolean(),
})
export const SellableProduct = z.strictObject({
  productId: Id,
  title: Bilingual,
  price: Dollars,
  identifications: z.array(Identification),
})
/** A product of the shelf: no date; `remaining` is null where no stock is counted. */
export const SellableCatalogProduct = z.strictObject({
  productId: Id,
  title: Bilingual,
  description: Bilingual.nullable(),
  price: Dollars,
  imageUrl: z.string().nullable(),
  remaining: z.int().nullable(),
})
export const SellableCategory = z.strictObject({
  publicId: Id,
  category: z.enum(kinds),
  schedulingType: z.enum(schedulingTypes),
  /** False with the reason, so that a clerk sees why something cannot be sold now. */
  onSale: z.boolean(),
  reason: z.enum(['inactive', 'notYet', 'over']).nullable(),
  saleBegins: Instant.nullable(),
  saleEnds: Instant.nullable(),
  /** When a pass opens the gate. */
  validFrom: Instant.nullable(),
  validUntil: Instant.nullable(),
  products: z.array(SellableProduct),
})

export const getSellable = endpoint({
  service: 'collaborator',
  method: 'GET',
  path: '/1.0/catalog/sellable',
  summary: 'What staff can sell at the counter: activities, their categories and ticket types',
  access: ['TicketCreation', 'Orders', 'Quotes'],
  effect: 'read',
  scopes: ['quote'],
  query: z.strictObject({ collaboratorPublicId: TenantId.optional() }),
  reply: z.strictObject({
    activities: z.array(
      z.strictObject({
        publicId: Id,
        name: Bilingual,
        message: Bilingual.nullable(),
        imageUrl: z.string().nullable(),
        categories: z.array(SellableCategory),
      }),
    ),
    products: z.array(SellableCatalogProduct),
    /** What is sold beside them, each with a call of its own. */
    alsoSold: z.array(z.enum(['rentals', 'stays', 'packages'])),
  }),
  problems: [],
})
