import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { kinds, schedulingTypes } from '../kinds.ts'
import { Bilingual, Dollars, Id, Instant, TenantId } from '../primitives.ts'

export const SellableProduct = z.strictObject({ productId: Id, title: Bilingual, price: Dollars })
export const SellableCategory = z.strictObject({
  publicId: Id, category: z.enum(kinds), schedulingType: z.enum(schedulingTypes),
  /** False with the reason, so that a clerk sees why something cannot be sold now. */
  onSale: z.boolean(), reason: z.enum(['inactive', 'notYet', 'over']).nullable(), saleBegins: Instant.nullable(), saleEnds: Instant.nullable(),
  products: z.array(SellableProduct),
})

export const getSellable = endpoint({
  service: 'collaborator', method: 'GET', path: '/1.0/catalog/sellable',
  summary: 'What staff can sell at the counter: activities, their categories and ticket types',
  access: 'TicketCreation', effect: 'read', query: z.strictObject({ collaboratorPublicId: TenantId }),
  reply: z.strictObject({ activities: z.array(z.strictObject({ publicId: Id, name: Bilingual, categories: z.array(SellableCategory) })) }),
  refusals: [],
})
