import * as contract from '@guichet/contract/scheduled-exports/run-scheduled-export.ts'
import {
  exportSubjects,
  type ExportSubject,
} from '@guichet/contract/scheduled-exports/scheduled-export.ts'
import { selectRows } from '../platform/db/rows.ts'
import { assertMay } from '../platform/http/actor.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle, type Ctx } from '../platform/http/contexts.ts'
import { viewRun } from './exports.view.ts'
import { may } from './readers.db.ts'
import { lockedExport } from './save-scheduled-export.ts'
import { exportById, insertRuns, lettersOf, runById, runsOf } from './scheduled-exports.db.ts'

/** Number of runs in the log. */
const logLength = 100

async function viewRunById({ db, now, tenantId }: Ctx, id: string) {
  return viewRun(await runById(db, tenantId, id), await lettersOf(db, tenantId, [id]), now)
}

/** Starts a run. Of two concurrent calls the second waits, and returns the run of the first. */
export const runScheduledExport = handle(
  contract.runScheduledExport,
  async (ctx, { params: { id } }) => {
    const { db, now, tenantId, timeZone, audit } = ctx
    const row = await lockedExport(ctx, id)
    const waiting = await selectRows(db, tenantId, 'scheduled_export_run')
      .select('id')
      .where('export_id', '=', id)
      .where('is_by_hand', '=', true)
      .where('state', '=', 'waiting')
      .executeTakeFirst()
    if (waiting) return viewRunById(ctx, waiting.id)
    const [runId] = await insertRuns(db, { row, timeZone, now }, [{ dueAt: now, isByHand: true }])
    await audit('scheduled_export.run_asked', 'scheduled-export', id, { facts: { runId } })
    return viewRunById(ctx, runId!)
  },
)

export const findExportRuns = handle(
  contract.findExportRuns,
  async ({ db, now, tenantId, actor }, { params: { id } }) => {
    const row = await exportById(db, tenantId, id)
    if (!row || row.deleted_at || !may(actor, row.subject)) throw apiError('NotFound')
    const runs = await runsOf(db, tenantId, id, logLength)
    const letters = await lettersOf(
      db,
      tenantId,
      runs.map((run) => run.id),
    )
    return { items: runs.map((run) => viewRun(run, letters, now)) }
  },
)

/** Returns a run; the error names a missing access, for readers of an email's link. */
export const getExportRun = handle(contract.getExportRun, async (ctx, { params: { id } }) => {
  const run = await viewRunById(ctx, id)
  assertMay(ctx.actor, { access: exportSubjects[run.subject as ExportSubject] })
  return run
})
