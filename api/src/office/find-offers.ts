import { offerKinds, type Offer } from '@guichet/contract/office/offers.ts'
import { activitiesWithSale } from '../activities/public.ts'
import { lodgingWithSale } from '../lodging/public.ts'
import type { GuestCtx } from '../platform/http/contexts.ts'
import { packagesWithSale, productsWithSale } from '../products/public.ts'
import { rentalsWithSale } from '../rentals/public.ts'
import { isOffered, offersOfActivity } from './offers.rules.ts'
import { offerOfCategory, offerOfRow } from './offers.view.ts'
import { onlineRulesOf } from './online-sales/online-sales.db.ts'
import { ruleOf } from './online-sales/online-sales.rules.ts'

export type Reading = Pick<GuestCtx, 'db' | 'now' | 'tenantId' | 'timeZone'>

/** Offers of a business to the public, by kind, each in the order of its catalogue. */
export async function findOffers(ctx: Reading): Promise<Offer[]> {
  const rules = await onlineRulesOf(ctx.db, ctx.tenantId)
  const offers = await allOffers(ctx)
  return offers.filter((offer) => isOffered(offer) && ruleOf(rules, offer).isSoldOnline)
}

/** Offers of the whole catalogue, also those that the public does not see. */
export async function allOffers(ctx: Reading): Promise<Offer[]> {
  const { db, now, tenantId } = ctx
  const offers = [
    ...(await activitiesWithSale(db, tenantId, now)).flatMap(offersOfActivity),
    ...(await offersOfTypes(ctx)),
    ...(await offersOfShelf(ctx)),
  ]
  return offerKinds.flatMap((kind) => offers.filter((offer) => offer.kind === kind))
}

async function offersOfTypes(ctx: Reading): Promise<Offer[]> {
  const [rentals, lodging] = [await rentalsWithSale(ctx), await lodgingWithSale(ctx)]
  return [
    ...rentals.map((each) => offerOfCategory('rental', each)),
    ...lodging.map((each) => offerOfCategory('lodging', each)),
  ]
}

async function offersOfShelf({ db, tenantId }: Reading): Promise<Offer[]> {
  const packages = await packagesWithSale(db, tenantId)
  const products = await productsWithSale(db, tenantId)
  return [
    ...packages.map((each) => offerOfRow('package', each)),
    ...products.map((each) => offerOfRow('product', each)),
  ]
}
