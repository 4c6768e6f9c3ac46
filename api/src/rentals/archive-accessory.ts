import * as contract from '@guichet/contract/rentals/archive-accessory.ts'
import { closeGap, lockList } from '../platform/db/renumber.ts'
import { handle } from '../platform/http/contexts.ts'
import { accessoryList, lockAccessories } from './accessories.db.ts'

export const archiveAccessory = handle(
  contract.archiveAccessory,
  async ({ db, now, tenantId, audit }, { params: { id } }) => {
    await lockList(db, tenantId, accessoryList)
    await lockAccessories(db, tenantId, [id])
    await db
      .updateTable('accessory')
      .set((eb) => ({ deleted_at: now, version: eb('version', '+', 1) }))
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .execute()
    await db
      .updateTable('product')
      .set({ deleted_at: now })
      .where('tenant_id', '=', tenantId)
      .where('accessory_id', '=', id)
      .where('deleted_at', 'is', null)
      .execute()
    await closeGap(db, tenantId, accessoryList)
    await audit('accessory.archived', 'accessory', id)
    return {}
  },
)
