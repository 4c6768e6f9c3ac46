import type { Accessory, AccessorySave } from '@guichet/contract/rentals/accessory.ts'
import * as contract from '@guichet/contract/rentals/create-accessory.ts'
import { nextPosition } from '../platform/db/renumber.ts'
import { handle, type Ctx } from '../platform/http/contexts.ts'
import { firstOf } from '../platform/values/must.ts'
import { accessoryList, insertAccessory, loadAccessories, viewAccessory } from './accessories.db.ts'

export const createAccessory = handle(contract.createAccessory, (ctx, { body }) =>
  addAccessory(ctx, body),
)

/** Adds an accessory at the end of the list, with its audit line. */
export async function addAccessory(ctx: Ctx, body: AccessorySave): Promise<Accessory> {
  const { db, tenantId, audit } = ctx
  const id = await insertAccessory(ctx, await nextPosition(db, tenantId, accessoryList), body)
  await audit('accessory.created', 'accessory', id, {
    facts: { priceCents: body.price ?? 0, quantity: body.quantity },
  })
  return viewAccessory(tenantId, firstOf(await loadAccessories(db, tenantId, [id])))
}
