import * as contract from '@guichet/contract/products/find-products.ts'
import { handle } from '../platform/http/contexts.ts'
import { viewSale } from '../pricing/public.ts'
import { productState } from './product-sale.rules.ts'
import { loadProducts, viewProduct } from './products.db.ts'

export const findProducts = handle(contract.findProducts, async ({ db, tenantId }) => ({
  items: (await loadProducts(db, tenantId)).map((row) => ({
    ...viewProduct(tenantId, row),
    sale: viewSale({ state: productState(row), fromCents: row.price_cents }),
  })),
}))
