import * as contract from '@guichet/contract/rentals/find-rentals.ts'
import { handle } from '../platform/http/contexts.ts'
import { loadCategories } from './categories.db.ts'
import { isOnSale } from './durations.rules.ts'

export const findRentals = handle(contract.findRentals, async ({ db, now, tenantId }) => {
  const categories = await loadCategories(db, tenantId)
  return {
    items: categories.flatMap((category) =>
      category.types.map((type) => ({
        publicId: type.id,
        name: type.name,
        rentalPublicId: category.id,
        rentalName: category.name,
        durations: type.pricings
          .filter((pricing) => isOnSale(pricing, now))
          .map(({ duration }) => duration!),
      })),
    ),
  }
})
