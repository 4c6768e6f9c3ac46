import type { getSellable as wire } from '@guichet/contract/collaborator/get-sellable.ts'
import { toDollars } from '@guichet/contract/money.ts'
import type { schedulingTypes } from '@guichet/contract/kinds.ts'
import type { Deed } from '../platform/mount.ts'
import { allTicketTypes } from './catalogue.db.ts'
import { whyNotOnSale } from './catalogue.rules.ts'

/** What a counter can sell: the kinds that `/sell` knows, whether on sale now or not, with the reason. */
export const getSellable: Deed<typeof wire> = async ({ db, now, actor }) => {
  const rows = (await allTicketTypes(db, actor.tenantId)).filter((row) => row.kind === 'daily_ticket' && row.product_active)
  return {
    activities: [...Map.groupBy(rows, (row) => row.activity_id)].map(([publicId, ofActivity]) => ({
      publicId, name: ofActivity[0]!.activity_name,
      categories: [...Map.groupBy(ofActivity, (row) => row.category_id)].map(([categoryId, types]) => {
        const category = types[0]!
        const reason = whyNotOnSale(category, now)
        return {
          publicId: categoryId, category: category.category, schedulingType: category.scheduling as (typeof schedulingTypes)[number],
          onSale: reason === null, reason, saleBegins: category.sale_begins_at, saleEnds: category.sale_ends_at,
          products: types.map((type) => ({ productId: type.id, title: type.title, price: toDollars(type.price_cents) })),
        }
      }),
    })),
  }
}
