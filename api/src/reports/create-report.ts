import type { Reply } from '@guichet/contract/endpoint.ts'
import type {
  createReport as createEndpoint,
  deleteReport as deleteEndpoint,
  findReports as findEndpoint,
  getReport as getEndpoint,
} from '@guichet/contract/reports/create-report.ts'
import { apiError } from '../platform/api-error.ts'
import type { Handler } from '../platform/contexts.ts'
import { assertPeriod, fieldProblem } from '../platform/field-problem.ts'
import { newId } from '../platform/ids.ts'
import { enqueue } from '../platform/jobs.ts'
import { later, localDateOf } from '../platform/zoned-time.ts'
import { viewFigures } from './figures.view.ts'
import { readFigures } from './read-figures.db.ts'
import { keptFigures, periodOf, reportById, reportsOf, type ReportRow } from './reports.db.ts'

/** A sale that began within the period is written by then. */
const closingDelayMs = 5 * 60_000

const viewHead = (row: ReportRow, timeZone: string): Reply<typeof createEndpoint> => {
  const { from, to } = periodOf(row, timeZone)
  return {
    publicId: row.id,
    title: row.title,
    startDate: row.begins_on,
    endDate: row.ends_on,
    startDateTime: from,
    endDateTime: new Date(Date.parse(to) - 1).toISOString(),
    createdDateTimeUtc: row.created_at,
    createdByName: `${row.first_name} ${row.last_name}`,
    status: row.closed_at === null ? 'Pending' : 'Completed',
  }
}

export const findReports: Handler<typeof findEndpoint> = async ({ db, actor }) => {
  const rows = await reportsOf(db, actor.tenantId).execute()
  return { items: rows.map((row) => viewHead(row, actor.timeZone)) }
}

/** Its figures are there at once; they are kept when the period is over. */
export const createReport: Handler<typeof createEndpoint> = async (ctx, { body }) => {
  const { db, now, actor, audit, language } = ctx
  const { tenantId, timeZone } = actor
  const { title, startDate, endDate } = body
  assertPeriod({ from: startDate, to: endDate, most: 365 }, 'endDate', language)
  if (startDate > localDateOf(now, timeZone)) throw fieldProblem('startDate', 'notFuture', language)
  const id = newId()
  await db
    .insertInto('report')
    .values({
      tenant_id: tenantId,
      id,
      title,
      begins_on: startDate,
      ends_on: endDate,
      created_by: actor.accountId,
      created_at: now,
    })
    .execute()
  const { to } = periodOf({ begins_on: startDate, ends_on: endDate }, timeZone)
  const closesAt = new Date(Date.parse(to) + closingDelayMs).toISOString()
  await enqueue(db, {
    tenantId,
    kind: 'close-report',
    payload: { reportId: id },
    runAt: later(closesAt, now),
    dedupeKey: `close-report:${id}`,
  })
  await audit('report.created', 'report', id, { facts: { startDate, endDate }, texts: { title } })
  return viewHead((await reportById(db, tenantId, id))!, timeZone)
}

/** What was kept of a closed one, else what is true this moment. */
export const getReport: Handler<typeof getEndpoint> = async ({ db, actor }, { params }) => {
  const { tenantId, timeZone } = actor
  const row = await reportById(db, tenantId, params.id)
  if (!row) throw apiError('NotFound')
  const figures =
    (await keptFigures(db, tenantId, row.id)) ??
    (await readFigures(db, tenantId, periodOf(row, timeZone)))
  return { ...viewHead(row, timeZone), ...viewFigures(figures) }
}

export const deleteReport: Handler<typeof deleteEndpoint> = async (
  { db, actor, audit },
  { params },
) => {
  const removed = await db
    .deleteFrom('report')
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', params.id)
    .returning(['title', 'begins_on', 'ends_on'])
    .executeTakeFirst()
  if (!removed) throw apiError('NotFound')
  const { title, begins_on: startDate, ends_on: endDate } = removed
  await audit('report.deleted', 'report', params.id, {
    facts: { startDate, endDate },
    texts: { title },
  })
  return {}
}
