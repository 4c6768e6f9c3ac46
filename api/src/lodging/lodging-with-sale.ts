import type { CatalogueSale } from '@guichet/contract/catalogue-sale.ts'
import type { GuestCtx } from '../platform/http/contexts.ts'
import { localDateOf } from '../platform/values/zoned-time.ts'
import { viewSale } from '../pricing/public.ts'
import { lodgingSale } from './lodging-sale.rules.ts'
import { loadLodging, type LodgingCategoryRow } from './lodging.db.ts'

type Reading = Pick<GuestCtx, 'db' | 'now' | 'tenantId' | 'timeZone'>

/** Lodging categories in order, all or the named ones, with their state of sale. */
export async function lodgingWithSale(
  { db, now, tenantId, timeZone }: Reading,
  ids?: string[],
): Promise<{ category: LodgingCategoryRow; sale: CatalogueSale }[]> {
  const today = localDateOf(now, timeZone)
  return (await loadLodging(db, tenantId, ids)).map((category) => ({
    category,
    sale: viewSale(lodgingSale(category.types, today)),
  }))
}
