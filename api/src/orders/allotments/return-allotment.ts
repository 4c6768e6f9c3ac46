import * as contract from '@guichet/contract/orders/allotments/return-allotment.ts'
import { endHold, freePlaces } from '../../availability/public.ts'
import { updateRows } from '../../platform/db/rows.ts'
import { apiError } from '../../platform/http/api-error.ts'
import { handle } from '../../platform/http/contexts.ts'
import { lockAllotment } from './allotments.db.ts'

/** Releases the unsettled places. The seats stay stored, as a sale of them may still be sent. */
export const returnAllotment = handle(
  contract.returnAllotment,
  async (
    { db, now, audit, tenantId },
    { params: { allotmentPublicId: id }, body: { isTakenBack = false } },
  ) => {
    const { hold_id: holdId, counter_name: counter } = await lockAllotment(db, tenantId, id)
    const freed = await endHold(db, { tenantId, holdId, ending: 'released', now })
    if (!freed) throw apiError('HoldOver')
    if (isTakenBack)
      await updateRows(db, tenantId, 'allotment')
        .set({ is_taken_back: true })
        .where('id', '=', id)
        .execute()
    await audit(isTakenBack ? 'allotment.taken_back' : 'allotment.returned', 'allotment', id, {
      facts: { counter },
    })
    await freePlaces(db, tenantId, freed)
    return {}
  },
)
