import { toDollars } from '@guichet/contract/money.ts'
import * as contract from '@guichet/contract/rentals/save-rental-prices.ts'
import type { Db } from '../platform/db/db.ts'
import { handle } from '../platform/http/contexts.ts'
import { loadAccessories } from './accessories.db.ts'
import { loadCategories } from './categories.db.ts'
import { viewPricings } from './category.view.ts'

export const findRentalPrices = handle(contract.findRentalPrices, ({ db, tenantId }) =>
  rentalPrices(db, tenantId),
)

export async function rentalPrices(db: Db, tenantId: string): Promise<contract.RentalPrices> {
  const categories = await loadCategories(db, tenantId)
  const accessories = await loadAccessories(db, tenantId)
  return {
    models: categories.flatMap((category) =>
      category.types.map(({ id, version, name, pricings }) => ({
        publicId: id,
        version,
        rentalName: category.name,
        name,
        pricings: viewPricings(pricings),
      })),
    ),
    accessories: accessories.map(({ id, version, name, price_cents }) => ({
      publicId: id,
      version,
      name,
      price: toDollars(price_cents),
    })),
  }
}
