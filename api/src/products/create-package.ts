import * as contract from '@guichet/contract/products/create-package.ts'
import { nextPosition } from '../platform/db/renumber.ts'
import { handle } from '../platform/http/contexts.ts'
import { firstOf } from '../platform/values/must.ts'
import { assertParts } from './assert-parts.ts'
import { insertPackage, loadPackages, viewPackage } from './packages.db.ts'
import { listOf } from './products.db.ts'

export const createPackage = handle(contract.createPackage, async (ctx, { body }) => {
  const { db, tenantId } = ctx
  await assertParts(ctx, body.parts)
  const id = await insertPackage(ctx, await nextPosition(db, tenantId, listOf('package')), body)
  await ctx.audit('package.created', 'product', id, {
    facts: { priceCents: body.price, parts: body.parts.length },
  })
  return viewPackage(tenantId, firstOf(await loadPackages(db, tenantId, [id])))
})
