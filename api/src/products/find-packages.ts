import * as contract from '@guichet/contract/products/find-packages.ts'
import { handle } from '../platform/http/contexts.ts'
import { viewSale } from '../pricing/public.ts'
import { loadPackages, viewPackage } from './packages.db.ts'
import { partOptions } from './parts.db.ts'
import { viewOption } from './parts.view.ts'
import { packageState } from './product-sale.rules.ts'

export const findPackages = handle(contract.findPackages, async ({ db, tenantId }) => ({
  items: (await loadPackages(db, tenantId)).map((row) => ({
    ...viewPackage(tenantId, row),
    sale: viewSale({ state: packageState(row), fromCents: row.price_cents }),
  })),
}))

export const findPartOptions = handle(contract.findPartOptions, async ({ db, tenantId }) => ({
  items: (await partOptions(db, tenantId)).map(viewOption),
}))
