import { timeZoneOf } from '../businesses/public.ts'
import type { JobHandler } from '../platform/worker.ts'
import { enqueueDue, lockExport } from './scheduled-exports.db.ts'
import { settleDue } from './settle-due.ts'

/**
 * Begins what is due. Work of a moment that the schedule does not wait for, as one that was changed
 * or was begun already, does nothing. It is tried for days: nobody else waits for the next moment.
 */
export const dueExport: JobHandler = {
  lane: 'short',
  tries: 10_000,
  run: ({ tenantId, payload, inTenant }) =>
    inTenant('write', async ({ db, now }) => {
      const row = await lockExport(db, tenantId, String(payload.exportId))
      const dueAt = String(payload.dueAt)
      if (row?.next_due_at !== dueAt) return
      // A clock that was set back must not leave the schedule without work.
      if (dueAt > now) await enqueueDue(db, tenantId, { id: row.id, dueAt })
      else await settleDue(db, row, { now, timeZone: await timeZoneOf(db, tenantId) })
    }),
}
