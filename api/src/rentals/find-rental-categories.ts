import * as contract from '@guichet/contract/rentals/find-rental-categories.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle } from '../platform/http/contexts.ts'
import { localDateOf } from '../platform/values/zoned-time.ts'
import { viewSale } from '../pricing/public.ts'
import { nextRentalDays } from '../resources/public.ts'
import { loadCategories } from './categories.db.ts'
import { viewCategory } from './category.view.ts'
import { rentalSale } from './rental-sale.rules.ts'

export const findRentalCategories = handle(
  contract.findRentalCategories,
  async ({ db, now, tenantId, timeZone }, { query }) => {
    const categories = await loadCategories(
      db,
      tenantId,
      query.rentalPublicId === undefined ? undefined : [query.rentalPublicId],
    )
    if (query.rentalPublicId !== undefined && !categories.length) throw apiError('NotFound')
    const typeIds = categories.flatMap(({ types }) => types.map(({ id }) => id))
    const days = await nextRentalDays(db, tenantId, typeIds, localDateOf(now, timeZone))
    return {
      items: categories.map((category) => ({
        ...viewCategory(tenantId, category),
        sale: viewSale(rentalSale(category.types, days, now)),
      })),
    }
  },
)
