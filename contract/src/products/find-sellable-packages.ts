import { z } from 'zod'
import { SellableProduct } from '../activities/get-sellable.ts'
import { endpoint } from '../endpoint.ts'
import { kinds, schedulingTypes } from '../kinds.ts'
import { Bilingual, Dollars, Id, TenantId } from '../primitives.ts'

/**
 * A part of a package, with the choices that it needs from the clerk: a slot, a start and a size,
 * nights, the holders of a pass.
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
  summary: 'List the packages that the counter sells, with the choices that each part needs',
  access: ['TicketCreation', 'Quotes'],
  effect: 'read',
  scopes: ['quote'],
  query: z.strictObject({ collaboratorPublicId: TenantId.optional() }),
  problems: [],
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
