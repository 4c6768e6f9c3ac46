import { toDollars } from '@guichet/contract/money.ts'
import { imageUrlOf } from '../files/public.ts'
import type { TypeRow } from './categories.db.ts'
import { isOnSale } from './durations.rules.ts'
import type { accessoriesInStock } from './inventory.db.ts'

/** Equipment types with a price on sale, and these prices. */
export const viewSellableModels = (types: readonly TypeRow[], now: string) =>
  types
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
    .filter(({ products }) => products.length > 0)

type Accessory = Awaited<ReturnType<typeof accessoriesInStock>>[number]
export const viewSellableAccessory = (accessory: Accessory) => ({
  productId: accessory.product_id,
  publicId: accessory.id,
  name: accessory.name,
  price: toDollars(accessory.price_cents),
  rentalPublicIds: accessory.category_ids,
})
