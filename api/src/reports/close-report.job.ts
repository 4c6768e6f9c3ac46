import type { JobHandler } from '../platform/worker.ts'
import { readFigures } from './read-figures.db.ts'
import { keptFigures, periodOf, reportById } from './reports.db.ts'

/** Keeps the figures of a report whose period is over, once; a deleted one is left alone. */
export const closeReport: JobHandler = {
  lane: 'long',
  tries: 10,
  run: async ({ tenantId, payload, inTenant }) => {
    const id = String(payload.reportId)
    const found = await inTenant('read', async ({ db }) => {
      const row = await reportById(db, tenantId, id)
      if (!row || (await keptFigures(db, tenantId, id))) return null
      const { time_zone: timeZone } = await db
        .selectFrom('tenant')
        .select('time_zone')
        .where('id', '=', tenantId)
        .executeTakeFirstOrThrow()
      return readFigures(db, tenantId, periodOf(row, timeZone))
    })
    if (!found) return
    await inTenant('write', ({ db, now }) =>
      db
        .updateTable('report')
        .set({ figures: JSON.stringify(found), closed_at: now })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .where('closed_at', 'is', null)
        .execute(),
    )
  },
}
