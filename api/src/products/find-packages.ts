import * as contract from '@guichet/contract/products/find-packages.ts'
import { handle } from '../platform/http/contexts.ts'
import { viewPackage } from './packages.db.ts'
import { partOptions } from './parts.db.ts'
import { viewOption } from './parts.view.ts'
import { packagesWithSale } from './products-with-sale.ts'

export const findPackages = handle(contract.findPackages, async ({ db, tenantId }) => ({
  items: (await packagesWithSale(db, tenantId)).map(({ row, sale }) => ({
    ...viewPackage(tenantId, row),
    sale,
  })),
}))

export const findPartOptions = handle(contract.findPartOptions, async ({ db, tenantId }) => ({
  items: (await partOptions(db, tenantId)).map(viewOption),
}))
