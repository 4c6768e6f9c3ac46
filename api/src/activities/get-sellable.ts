import * as contract from '@guichet/contract/activities/get-sellable.ts'
import type { Kind, schedulingTypes } from '@guichet/contract/kinds.ts'
import { toDollars } from '@guichet/contract/money.ts'
import { imageUrlOf } from '../files/public.ts'
import { handle } from '../platform/http/contexts.ts'
import { allSellables, soldKinds } from './sellables.db.ts'
import { stockLeft, whyNotSold } from './sellables.rules.ts'
import { viewIdentifications } from './sellables.view.ts'

const pictureAt = (container: string | null, path: string | null) =>
  imageUrlOf(container === null || path === null ? null : { container, path })

/**
 * Returns all that a counter can sell: activities with their categories, on sale or not with the
 * reason; then the products of the shelf.
 */
export const getSellable = handle(contract.getSellable, async ({ db, now, tenantId }) => {
  const rows = (await allSellables(db, tenantId)).filter((row) => row.product_active)
  const ofActivities = rows.filter((row) => row.activity_id !== null)
  return {
    activities: [...Map.groupBy(ofActivities, (row) => row.activity_id!)].map(
      ([publicId, ofActivity]) => ({
        publicId,
        name: ofActivity[0]!.category_title!,
        message: ofActivity[0]!.message,
        imageUrl: pictureAt(ofActivity[0]!.activity_container, ofActivity[0]!.activity_path),
        categories: [...Map.groupBy(ofActivity, (row) => row.category_id!)].map(
          ([categoryId, types]) => {
            const category = types[0]!
            const reason = whyNotSold(category, now)
            return {
              publicId: categoryId,
              category: category.kind as Kind,
              schedulingType: category.scheduling as (typeof schedulingTypes)[number],
              onSale: reason === null,
              reason,
              saleBegins: category.sale_begins_at,
              saleEnds: category.sale_ends_at,
              validFrom: category.valid_begins_at,
              validUntil: category.valid_ends_at,
              products: types.map((type) => ({
                productId: type.id,
                title: type.title,
                price: toDollars(type.price_cents),
                identifications: viewIdentifications(type.identifications),
              })),
            }
          },
        ),
      }),
    ),
    products: rows
      .filter((row) => row.kind === 'catalog_product')
      .map((row) => ({
        productId: row.id,
        title: row.title,
        description: row.description,
        price: toDollars(row.price_cents),
        imageUrl: pictureAt(row.container, row.path),
        remaining: stockLeft(row),
      })),
    alsoSold: await soldKinds(db, tenantId),
  }
})
