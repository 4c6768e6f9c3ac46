import type { CatalogueSale } from '@guichet/contract/catalogue-sale.ts'
import type { Db } from '../platform/db/db.ts'
import { viewSale } from '../pricing/public.ts'
import { loadPackages, type PackageRow } from './packages.db.ts'
import { packageState, productState } from './product-sale.rules.ts'
import { loadProducts, type ProductRow } from './products.db.ts'

type WithSale<Row> = { row: Row; sale: CatalogueSale }

/** Products in order, with their state of sale. */
export const productsWithSale = async (db: Db, tenantId: string): Promise<WithSale<ProductRow>[]> =>
  (await loadProducts(db, tenantId)).map((row) => ({
    row,
    sale: viewSale({ state: productState(row), fromCents: row.price_cents }),
  }))

/** Packages in order, all or the named ones, with their state of sale. */
export const packagesWithSale = async (
  db: Db,
  tenantId: string,
  ids?: readonly string[],
): Promise<WithSale<PackageRow>[]> =>
  (await loadPackages(db, tenantId, ids)).map((row) => ({
    row,
    sale: viewSale({ state: packageState(row), fromCents: row.price_cents }),
  }))
