import type { Db } from '../platform/db/db.ts'
import { updateRows } from '../platform/db/rows.ts'
import { duesUntil, nextDue } from './due.rules.ts'
import { enqueueDue, insertRuns, planOf, type ExportRow } from './scheduled-exports.db.ts'

/**
 * Starts the due runs of a schedule that the caller has locked: the newest time runs, earlier ones
 * are recorded as missed. Then the next one is scheduled.
 */
export async function settleDue(
  db: Db,
  row: ExportRow,
  { now, timeZone }: { now: string; timeZone: string },
): Promise<void> {
  const { tenant_id: tenantId, id, next_due_at: from } = row
  if (from === null || from > now) return
  const plan = planOf(row)
  const dues = duesUntil(plan, { from, now, timeZone })
  await insertRuns(
    db,
    { row, timeZone, now },
    dues.map((dueAt, i) => ({ dueAt, isByHand: false, isMissed: i < dues.length - 1 })),
  )
  const dueAt = nextDue(plan, now, timeZone)
  await updateRows(db, tenantId, 'scheduled_export')
    .set({ next_due_at: dueAt })
    .where('id', '=', id)
    .execute()
  await enqueueDue(db, tenantId, { id, dueAt })
}
