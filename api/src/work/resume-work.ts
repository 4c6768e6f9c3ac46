import * as contract from '@guichet/contract/work/resume-work.ts'
import { sql } from 'kysely'
import { updateRows } from '../platform/db/rows.ts'
import { handle } from '../platform/http/contexts.ts'
import { lockWork, viewWorkById } from './direct-work.db.ts'

/** Continues a stopped operation; a running or finished one does not change. */
export const resumeWork = handle(contract.resumeWork, async (ctx, { params: { id } }) => {
  const { db, now, tenantId, audit } = ctx
  const job = await lockWork(ctx, id)
  if (job.ending === 'canceled' || job.ending === 'dead') {
    await updateRows(db, tenantId, 'job')
      .set({
        ended_at: null,
        ending: null,
        cancel_asked_at: null,
        last_error: null,
        leased_until: null,
        attempts: 0,
        run_at: now,
        progress: sql`progress - 'died'`,
      })
      .where('id', '=', id)
      .execute()
    await audit('work.resumed', 'work', id, { facts: { kind: job.kind } })
  }
  return viewWorkById(ctx, id)
})
