import * as contract from '@guichet/contract/lodging/find-lodging-categories.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle } from '../platform/http/contexts.ts'
import { lodgingWithSale } from './lodging-with-sale.ts'
import { viewLodging } from './lodging.view.ts'

export const findLodgingCategories = handle(
  contract.findLodgingCategories,
  async (ctx, { query: { lodgingPublicId } }) => {
    const found = await lodgingWithSale(
      ctx,
      lodgingPublicId === undefined ? undefined : [lodgingPublicId],
    )
    if (lodgingPublicId !== undefined && !found.length) throw apiError('NotFound')
    return {
      items: found.map(({ category, sale }) => ({
        ...viewLodging(ctx.tenantId, category),
        sale,
      })),
    }
  },
)
