import * as contract from '@guichet/contract/lodging/find-lodging-categories.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle } from '../platform/http/contexts.ts'
import { loadLodging } from './lodging.db.ts'
import { viewLodging } from './lodging.view.ts'

export const findLodgingCategories = handle(
  contract.findLodgingCategories,
  async ({ db, tenantId }, { query: { lodgingPublicId } }) => {
    const categories = await loadLodging(
      db,
      tenantId,
      lodgingPublicId === undefined ? undefined : [lodgingPublicId],
    )
    if (lodgingPublicId !== undefined && !categories.length) throw apiError('NotFound')
    return { items: categories.map((category) => viewLodging(tenantId, category)) }
  },
)
