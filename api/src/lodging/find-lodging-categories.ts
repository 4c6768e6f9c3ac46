import * as contract from '@guichet/contract/lodging/find-lodging-categories.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle } from '../platform/http/contexts.ts'
import { localDateOf } from '../platform/values/zoned-time.ts'
import { viewSale } from '../pricing/public.ts'
import { lodgingSale } from './lodging-sale.rules.ts'
import { loadLodging } from './lodging.db.ts'
import { viewLodging } from './lodging.view.ts'

export const findLodgingCategories = handle(
  contract.findLodgingCategories,
  async ({ db, now, tenantId, timeZone }, { query: { lodgingPublicId } }) => {
    const categories = await loadLodging(
      db,
      tenantId,
      lodgingPublicId === undefined ? undefined : [lodgingPublicId],
    )
    if (lodgingPublicId !== undefined && !categories.length) throw apiError('NotFound')
    const today = localDateOf(now, timeZone)
    return {
      items: categories.map((category) => ({
        ...viewLodging(tenantId, category),
        sale: viewSale(lodgingSale(category.types, today)),
      })),
    }
  },
)
