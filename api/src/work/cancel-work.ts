import * as contract from '@guichet/contract/work/cancel-work.ts'
import { updateRows } from '../platform/db/rows.ts'
import { handle } from '../platform/http/contexts.ts'
import { lockWork, viewWorkById } from './direct-work.db.ts'

/** Requests a stop. A job that no worker runs ends at once; a running one after its batch. */
export const cancelWork = handle(contract.cancelWork, async (ctx, { params: { id } }) => {
  const { db, now, tenantId, audit } = ctx
  const job = await lockWork(ctx, id)
  if (job.ended_at === null) {
    const isIdle = job.leased_until === null
    await updateRows(db, tenantId, 'job')
      .set({ cancel_asked_at: now, ...(isIdle && { ended_at: now, ending: 'canceled' }) })
      .where('id', '=', id)
      .execute()
    await audit('work.canceled', 'work', id, { facts: { kind: job.kind } })
  }
  return viewWorkById(ctx, id)
})
