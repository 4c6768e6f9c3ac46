import { offerKinds, type Offer } from '@guichet/contract/office/offers.ts'
import { activitiesWithSale } from '../activities/public.ts'
import { imageUrlOf } from '../files/public.ts'
import { lodgingWithSale } from '../lodging/public.ts'
import type { GuestCtx } from '../platform/http/contexts.ts'
import { packagesWithSale, productsWithSale } from '../products/public.ts'
import { rentalsWithSale } from '../rentals/public.ts'
import { isOffered, offersOfActivity } from './offers.rules.ts'

type Reading = Pick<GuestCtx, 'db' | 'now' | 'tenantId' | 'timeZone'>

/** Offers of a business to the public, by kind, each in the order of its catalogue. */
export async function findOffers(ctx: Reading): Promise<Offer[]> {
  const { db, now, tenantId } = ctx
  const offers = [
    ...(await activitiesWithSale(db, tenantId, now)).flatMap(offersOfActivity),
    ...(await offersOfTypes(ctx)),
    ...(await offersOfShelf(ctx)),
  ].filter(isOffered)
  return offerKinds.flatMap((kind) => offers.filter((offer) => offer.kind === kind))
}

/** Rental and lodging categories; each has the picture of its first type with one. */
async function offersOfTypes(ctx: Reading): Promise<Offer[]> {
  const found = [
    ...(await rentalsWithSale(ctx)).map((each) => ({ kind: 'rental' as const, ...each })),
    ...(await lodgingWithSale(ctx)).map((each) => ({ kind: 'lodging' as const, ...each })),
  ]
  return found.map(({ kind, category: { id, name, types }, sale }) => ({
    kind,
    publicId: id,
    name,
    description: null,
    imageUrl: imageUrlOf(types.find(({ image }) => image)?.image ?? null),
    sale,
    saleBeginsDateTimeUtc: null,
  }))
}

async function offersOfShelf({ db, tenantId }: Reading): Promise<Offer[]> {
  const found = [
    ...(await packagesWithSale(db, tenantId)).map((each) => ({
      kind: 'package' as const,
      ...each,
    })),
    ...(await productsWithSale(db, tenantId)).map((each) => ({
      kind: 'product' as const,
      ...each,
    })),
  ]
  return found.map(({ kind, row: { id, title, description, image }, sale }) => ({
    kind,
    publicId: id,
    name: title,
    description,
    imageUrl: imageUrlOf(image),
    sale,
    saleBeginsDateTimeUtc: null,
  }))
}
