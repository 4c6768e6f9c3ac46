import type { orderPackages as packagesWire } from '@guichet/contract/products/order-packages.ts'
import type { orderProducts as wire } from '@guichet/contract/products/order-products.ts'
import type { Deed } from '../platform/mount.ts'
import { renumber } from '../platform/renumber.ts'
import { listOf } from './products.db.ts'

export const orderProducts: Deed<typeof wire> = async (
  { db, actor: { tenantId }, audit },
  { body },
) => {
  await renumber(db, tenantId, listOf('catalog_product'), body.productOrders)
  await audit('product.reordered', 'business', tenantId, {
    facts: { count: body.productOrders.length },
  })
  return {}
}

export const orderPackages: Deed<typeof packagesWire> = async (
  { db, actor: { tenantId }, audit },
  { body },
) => {
  await renumber(db, tenantId, listOf('package'), body.packageOrders)
  await audit('package.reordered', 'business', tenantId, {
    facts: { count: body.packageOrders.length },
  })
  return {}
}
