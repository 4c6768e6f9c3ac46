import * as contract from '@guichet/contract/rentals/find-sellable-rentals.ts'
import { handle } from '../platform/http/contexts.ts'
import { loadCategories } from './categories.db.ts'
import { accessoriesInStock } from './inventory.db.ts'
import { viewSellableAccessory, viewSellableModels } from './sellable.view.ts'

/**
 * Returns the types that the counter rents: those with a price and stock; whether one is free is
 * queried for a day.
 */
export const findSellableRentals = handle(
  contract.findSellableRentals,
  async ({ db, now, tenantId }) => {
    const categories = await loadCategories(db, tenantId)
    const accessories = await accessoriesInStock(db, tenantId)
    const rentals = categories
      .map(({ id, name, types }) => ({
        publicId: id,
        name,
        models: viewSellableModels(types, now),
      }))
      .filter(({ models }) => models.length > 0)
    return { rentals, accessories: accessories.map(viewSellableAccessory) }
  },
)
