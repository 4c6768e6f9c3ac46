import * as contract from '@guichet/contract/rentals/find-rental-categories.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle } from '../platform/http/contexts.ts'
import { loadCategories } from './categories.db.ts'
import { viewCategory } from './category.view.ts'

export const findRentalCategories = handle(
  contract.findRentalCategories,
  async ({ db, tenantId }, { query }) => {
    const categories = await loadCategories(
      db,
      tenantId,
      query.rentalPublicId === undefined ? undefined : [query.rentalPublicId],
    )
    if (query.rentalPublicId !== undefined && !categories.length) throw apiError('NotFound')
    return { items: categories.map((category) => viewCategory(tenantId, category)) }
  },
)
