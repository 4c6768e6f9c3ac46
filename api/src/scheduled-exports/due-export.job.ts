import { timeZoneOf } from '../businesses/public.ts'
import type { JobHandler } from '../platform/jobs/worker.ts'
import { enqueueDue, lockExport } from './scheduled-exports.db.ts'
import { settleDue } from './settle-due.ts'

/**
 * Begins due runs. A job for a time that is no longer scheduled, after a change or a start, does
 * nothing. It is retried for days, as no other job enqueues the next time.
 */
export const dueExport: JobHandler = {
  lane: 'short',
  tries: 10_000,
  run: ({ tenantId, payload, inTenant }) =>
    inTenant('write', async ({ db, now }) => {
      const row = await lockExport(db, tenantId, String(payload.exportId))
      const dueAt = String(payload.dueAt)
      if (row?.next_due_at !== dueAt) return
      // After the clock was set back, the schedule must still have a job.
      if (dueAt > now) await enqueueDue(db, tenantId, { id: row.id, dueAt })
      else await settleDue(db, row, { now, timeZone: await timeZoneOf(db, tenantId) })
    }),
}
