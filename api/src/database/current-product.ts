import type { Bilingual } from '@guichet/contract/primitives.ts'
import { sql, type JoinBuilder } from 'kysely'

// Current product of a unit: that of its exchange, otherwise that of its line. Every query that
// uses these joins `unit` and `order_line`; only an invoice names the original product.
const productId = sql<string | null>`coalesce(unit.became_product_id, order_line.product_id)`
const productTitle = sql<Bilingual>`coalesce(unit.became_product_title, order_line.product_title)`
const categoryTitle = sql<Bilingual | null>`coalesce(
    unit.became_category_title, order_line.category_title
  )`

/** Columns of the current product, under the names of the line's columns. */
export const currentProduct = [
  productId.as('product_id'),
  productTitle.as('product_title'),
  categoryTitle.as('category_title'),
] as const

/** Join condition of `product` for the current product of a unit. */
export const isCurrentProduct = <Tables, Joined extends keyof Tables>(
  join: JoinBuilder<Tables, Joined>,
): JoinBuilder<Tables, Joined> =>
  join
    .onRef('product.tenant_id' as never, '=', 'unit.tenant_id' as never)
    .on('product.id' as never, '=', productId as never)
