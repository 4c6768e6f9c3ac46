import type { Bilingual } from '@guichet/contract/primitives.ts'
import { sql, type JoinBuilder } from 'kysely'

// What a piece is now: what it was exchanged for, else what its line sold. Every query that uses
// these joins `unit` and `order_line`; only an invoice goes on naming what was sold.
const productId = sql<string | null>`coalesce(unit.became_product_id, order_line.product_id)`
const productTitle = sql<Bilingual>`coalesce(unit.became_product_title, order_line.product_title)`
const categoryTitle = sql<Bilingual | null>`coalesce(
    unit.became_category_title, order_line.category_title
  )`

/** Columns to select: what a piece is now, under the names that its line has for what it sold. */
export const currentProduct = [
  productId.as('product_id'),
  productTitle.as('product_title'),
  categoryTitle.as('category_title'),
] as const

/** The condition of a join to `product`: what the piece is now. */
export const isCurrentProduct = <Tables, Joined extends keyof Tables>(
  join: JoinBuilder<Tables, Joined>,
): JoinBuilder<Tables, Joined> =>
  join
    .onRef('product.tenant_id' as never, '=', 'unit.tenant_id' as never)
    .on('product.id' as never, '=', productId as never)
