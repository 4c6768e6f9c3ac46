import type { createAccessory as wire } from '@guichet/contract/rentals/create-accessory.ts'
import type { Deed } from '../platform/mount.ts'
import { lastPlace } from '../platform/renumber.ts'
import { accessoryList, insertAccessory, loadAccessories, viewAccessory } from './accessories.db.ts'

export const createAccessory: Deed<typeof wire> = async (ctx, { body }) => {
  const {
    db,
    actor: { tenantId },
    audit,
  } = ctx
  const id = await insertAccessory(ctx, await lastPlace(db, tenantId, accessoryList), body)
  await audit('accessory.created', 'accessory', id, {
    facts: { priceCents: body.price, quantity: body.quantity },
  })
  return viewAccessory(tenantId, (await loadAccessories(db, tenantId, [id]))[0]!)
}
