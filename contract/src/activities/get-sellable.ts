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
/** A product sold without a date; `remaining` is null when its stock is not counted. */
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
  /** False when it cannot be sold now; `reason` says why, for the clerk. */
  onSale: z.boolean(),
  reason: z.enum(['inactive', 'notYet', 'over']).nullable(),
  saleBegins: Instant.nullable(),
  saleEnds: Instant.nullable(),
  /** Valid period of a season pass. */
  validFrom: Instant.nullable(),
  validUntil: Instant.nullable(),
  products: z.array(SellableProduct),
})

export const getSellable = endpoint({
  service: 'collaborator',
  method: 'GET',
  path: '/1.0/catalog/sellable',
  summary: 'List what the counter can sell: activities, their categories and ticket types',
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
    /** Other kinds that the business sells; each has its own endpoint. */
    alsoSold: z.array(z.enum(['rentals', 'stays', 'packages'])),
  }),
  problems: [],
})
