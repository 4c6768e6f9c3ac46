import type { CatalogueSale } from '@guichet/contract/catalogue-sale.ts'
import type { GuestCtx } from '../platform/http/contexts.ts'
import { localDateOf } from '../platform/values/zoned-time.ts'
import { viewSale } from '../pricing/public.ts'
import { nextRentalDays } from '../resources/public.ts'
import { loadCategories, type CategoryRow } from './categories.db.ts'
import { rentalSale } from './rental-sale.rules.ts'

type Reading = Pick<GuestCtx, 'db' | 'now' | 'tenantId' | 'timeZone'>

/** Rental categories in order, all or the named ones, with their state of sale. */
export async function rentalsWithSale(
  { db, now, tenantId, timeZone }: Reading,
  ids?: string[],
): Promise<{ category: CategoryRow; sale: CatalogueSale }[]> {
  const categories = await loadCategories(db, tenantId, ids)
  const typeIds = categories.flatMap(({ types }) => types.map(({ id }) => id))
  const days = await nextRentalDays(db, tenantId, typeIds, localDateOf(now, timeZone))
  return categories.map((category) => ({
    category,
    sale: viewSale(rentalSale(category.types, days, now)),
  }))
}
