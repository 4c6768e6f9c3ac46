import type { exportFaults } from '@guichet/contract/scheduled-exports/scheduled-export.ts'
import { timeZoneOf } from '../businesses/public.ts'
import { digestOf } from '../extracts/public.ts'
import type { Transaction } from '../platform/db/db.ts'
import { updateRows } from '../platform/db/rows.ts'
import { mediaTypes } from '../platform/http/attachment.ts'
import { mustGet } from '../platform/values/must.ts'
import type { Days } from './due.rules.ts'
import { mayRead, staffOf } from './readers.db.ts'
import { exportById, recipientsOf, runById, type ExportRow } from './scheduled-exports.db.ts'

export type Fault = (typeof exportFaults)[number]
export type RunData = { row: ExportRow; days: Days; timeZone: string; fault: Fault | null }

/**
 * Data of a run; null when it has ended. The file is for the recipients with access now, regardless
 * of the author, and for nobody when none has it. Its row is written first, so that the sweep
 * deletes any remains.
 */
export async function beginRun(
  { db, now }: Transaction,
  tenantId: string,
  runId: string,
): Promise<RunData | null> {
  const run = await runById(db, tenantId, runId)
  if (run.state !== 'waiting') return null
  const row = (await exportById(db, tenantId, run.export_id))!
  await updateRows(db, tenantId, 'scheduled_export_run')
    .set({ started_at: run.started_at ?? now })
    .where('id', '=', runId)
    .execute()
  await db
    .insertInto('file')
    .values({
      tenant_id: tenantId,
      id: runId,
      container: 'exports',
      path: `${runId}.${row.format}`,
      sha256: digestOf(runId),
      // Not written yet.
      bytes: 0,
      media_type: mediaTypes[row.format],
      uploaded_by: null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const recipients = mustGet(await recipientsOf(db, tenantId, [row.id]), row.id)
  const staff = await staffOf(db, tenantId)
  const isRead = staff.some(
    (reader) => recipients.includes(reader.accountId) && mayRead(reader, row.subject),
  )
  const days = { startDate: run.begins_on, endDate: run.ends_on }
  return { row, days, timeZone: await timeZoneOf(db, tenantId), fault: faultOf(row, isRead) }
}

function faultOf({ deleted_at: deletedAt }: ExportRow, isRead: boolean): Fault | null {
  if (deletedAt) return 'deleted'
  return isRead ? null : 'nobodyMayRead'
}
