import * as contract from '@guichet/contract/rentals/find-rental-categories.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle } from '../platform/http/contexts.ts'
import { viewCategory } from './category.view.ts'
import { rentalsWithSale } from './rentals-with-sale.ts'

export const findRentalCategories = handle(
  contract.findRentalCategories,
  async (ctx, { query: { rentalPublicId } }) => {
    const found = await rentalsWithSale(
      ctx,
      rentalPublicId === undefined ? undefined : [rentalPublicId],
    )
    if (rentalPublicId !== undefined && !found.length) throw apiError('NotFound')
    return {
      items: found.map(({ category, sale }) => ({
        ...viewCategory(ctx.tenantId, category),
        sale,
      })),
    }
  },
)
