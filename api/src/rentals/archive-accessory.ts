import * as contract from '@guichet/contract/rentals/archive-accessory.ts'
import { closeGap, lockList } from '../platform/db/renumber.ts'
import { updateRows } from '../platform/db/rows.ts'
import { handle, type Ctx } from '../platform/http/contexts.ts'
import { accessoryList, lockAccessories } from './accessories.db.ts'

export const archiveAccessory = handle(
  contract.archiveAccessory,
  async (ctx, { params: { id } }) => {
    await removeAccessory(ctx, id)
    return {}
  },
)

/** Archives an accessory, with its audit line. */
export async function removeAccessory(
  { db, now, tenantId, audit }: Ctx,
  id: string,
): Promise<void> {
  await lockList(db, tenantId, accessoryList)
  await lockAccessories(db, tenantId, [id])
  await updateRows(db, tenantId, 'accessory')
    .set((eb) => ({ deleted_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
  await updateRows(db, tenantId, 'product')
    .set({ deleted_at: now })
    .where('accessory_id', '=', id)
    .where('deleted_at', 'is', null)
    .execute()
  await closeGap(db, tenantId, accessoryList)
  await audit('accessory.archived', 'accessory', id)
}
