import { copiedName } from '@guichet/contract/copied-name.ts'
import * as contract from '@guichet/contract/products/duplicate-package.ts'
import { imageUrlOf } from '../files/public.ts'
import { nextPosition } from '../platform/db/renumber.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle } from '../platform/http/contexts.ts'
import { firstOf } from '../platform/values/must.ts'
import { textsOf } from '../platform/values/record-texts.ts'
import { insertPackage, loadPackages, viewPackage } from './packages.db.ts'
import { listOf } from './products.db.ts'

export const duplicatePackage = handle(contract.duplicatePackage, async (ctx, { params }) => {
  const { db, tenantId, audit } = ctx
  const source = (await loadPackages(db, tenantId, [params.id]))[0]
  if (!source) throw apiError('NotFound')
  const id = await insertPackage(ctx, await nextPosition(db, tenantId, listOf('package')), {
    internationalizedFields: textsOf(copiedName(source.title, 50), source.description),
    price: source.price_cents,
    imageUrl: imageUrlOf(source.image),
    isActive: false,
    parts: source.parts.map((part) => ({ productPublicId: part.id, quantity: part.quantity })),
  })
  await audit('package.duplicated', 'product', id, { facts: { from: source.id } })
  return viewPackage(tenantId, firstOf(await loadPackages(db, tenantId, [id])))
})
