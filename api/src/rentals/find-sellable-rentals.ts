import { toDollars } from '@guichet/contract/money.ts'
import * as contract from '@guichet/contract/rentals/find-sellable-rentals.ts'
import { imageUrlOf } from '../files/public.ts'
import { handle } from '../platform/http/contexts.ts'
import { loadCategories } from './categories.db.ts'
import { isOnSale } from './durations.rules.ts'
import { accessoriesInStock } from './inventory.db.ts'

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
        models: types
          .map((type) => ({
            publicId: type.id,
            name: type.name,
            imageUrl: imageUrlOf(type.image),
            specifications: type.sizes.map((size) => ({ publicId: size.id, name: size.name })),
            products: type.pricings
              .filter((pricing) => isOnSale(pricing, now))
              .map((pricing) => ({
                productId: pricing.id,
                duration: pricing.duration!,
                price: toDollars(pricing.price_cents),
              })),
          }))
          .filter(({ products }) => products.length > 0),
      }))
      .filter(({ models }) => models.length > 0)
    return {
      rentals,
      accessories: accessories.map((accessory) => ({
        productId: accessory.product_id,
        publicId: accessory.id,
        name: accessory.name,
        price: toDollars(accessory.price_cents),
        rentalPublicIds: accessory.category_ids,
      })),
    }
  },
)
