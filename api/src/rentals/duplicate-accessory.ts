import { copiedName } from '@guichet/contract/copied-name.ts'
import * as contract from '@guichet/contract/rentals/duplicate-accessory.ts'
import { imageUrlOf } from '../files/public.ts'
import { nextPosition } from '../platform/db/renumber.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle } from '../platform/http/contexts.ts'
import { firstOf } from '../platform/values/must.ts'
import { textsOf } from '../platform/values/record-texts.ts'
import { accessoryList, insertAccessory, loadAccessories, viewAccessory } from './accessories.db.ts'

export const duplicateAccessory = handle(contract.duplicateAccessory, async (ctx, { params }) => {
  const { db, tenantId, audit } = ctx
  const source = (await loadAccessories(db, tenantId, [params.id]))[0]
  if (!source) throw apiError('NotFound')
  const id = await insertAccessory(ctx, await nextPosition(db, tenantId, accessoryList), {
    internationalizedFields: textsOf(copiedName(source.name, 50), source.description),
    quantity: source.quantity,
    imageUrl: imageUrlOf(source.image),
    price: source.price_cents,
    associatedRentalPublicIds: source.categories.map((category) => category.id),
  })
  await audit('accessory.duplicated', 'accessory', id, { facts: { from: source.id } })
  return viewAccessory(tenantId, firstOf(await loadAccessories(db, tenantId, [id])))
})
