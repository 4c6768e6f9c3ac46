import { timeZoneOf } from '../businesses/public.ts'
import { updateRows } from '../platform/db/rows.ts'
import type { JobHandler } from '../platform/jobs/worker.ts'
import { readFigures } from './read-figures.db.ts'
import { periodOf, reportWithFigures } from './reports.db.ts'

/** Stores the figures of a report once its period is over; a deleted report is ignored. */
export const closeReport: JobHandler = {
  lane: 'long',
  tries: 10,
  run: async ({ tenantId, payload, inTenant }) => {
    const id = String(payload.reportId)
    const found = await inTenant('read', async ({ db }) => {
      const report = await reportWithFigures(db, tenantId, id)
      if (!report || report.kept) return null
      const period = periodOf(report.row, await timeZoneOf(db, tenantId))
      return readFigures(db, tenantId, period)
    })
    if (!found) return
    await inTenant('write', ({ db, now }) =>
      updateRows(db, tenantId, 'report')
        .set({ figures: JSON.stringify(found), closed_at: now })
        .where('id', '=', id)
        .where('closed_at', 'is', null)
        .execute(),
    )
  },
}
