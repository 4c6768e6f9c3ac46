import * as contract from '@guichet/contract/products/find-products.ts'
import { handle } from '../platform/http/contexts.ts'
import { productsWithSale } from './products-with-sale.ts'
import { viewProduct } from './products.db.ts'

export const findProducts = handle(contract.findProducts, async ({ db, tenantId }) => ({
  items: (await productsWithSale(db, tenantId)).map(({ row, sale }) => ({
    ...viewProduct(tenantId, row),
    sale,
  })),
}))
