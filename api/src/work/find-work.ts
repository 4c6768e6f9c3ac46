import * as contract from '@guichet/contract/work/find-work.ts'
import { handle } from '../platform/http/contexts.ts'
import { shownWork, viewWork } from './work.db.ts'

const aWeek = 7 * 24 * 3_600_000

export const findWork = handle(contract.findWork, async ({ db, now, tenantId, actor }) => {
  const since = new Date(Date.parse(now) - aWeek).toISOString()
  const rows = await shownWork(db, tenantId)
    .where((eb) => eb.or([eb('job.ended_at', 'is', null), eb('job.ended_at', '>', since)]))
    .orderBy('job.created_at', 'desc')
    .limit(20)
    .execute()
  return { items: rows.map((row) => viewWork(row, actor, now)) }
})
