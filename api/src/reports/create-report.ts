import * as contract from '@guichet/contract/reports/create-report.ts'
import { nextNumber } from '../platform/db/next-number.ts'
import { deleteRows } from '../platform/db/rows.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle } from '../platform/http/contexts.ts'
import { assertPeriod, fieldProblem } from '../platform/http/field-problem.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import { newId } from '../platform/values/ids.ts'
import { later, localDateOf } from '../platform/values/zoned-time.ts'
import { loadReport } from './load-report.ts'
import { viewHead } from './report-head.view.ts'
import { periodOf, reportById, reportsOf } from './reports.db.ts'

/** A sale that began within the period is committed by then. */
const closingDelayMs = 5 * 60_000

export const findReports = handle(contract.findReports, async ({ db, tenantId, timeZone }) => {
  const rows = await reportsOf(db, tenantId).execute()
  return { items: rows.map((row) => viewHead(row, timeZone)) }
})

/** Creates a report. Its figures are available at once, and stored when the period is over. */
export const createReport = handle(contract.createReport, async (ctx, { body }) => {
  const { db, now, tenantId, timeZone, accountId, audit, language } = ctx
  const { title, startDate, endDate } = body
  assertPeriod({ from: startDate, to: endDate, most: 365 }, 'endDate', language)
  if (startDate > localDateOf(now, timeZone)) throw fieldProblem('startDate', 'notFuture', language)
  const id = newId()
  await db
    .insertInto('report')
    .values({
      tenant_id: tenantId,
      id,
      number: await nextNumber(db, tenantId, 'report'),
      title,
      begins_on: startDate,
      ends_on: endDate,
      created_by: accountId,
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
})

/** @throws InvalidRequest for an offset that is no number of minutes within 14 hours */
export const getReport = handle(contract.getReport, async (ctx, { params, query }) => {
  // The documented query of version 1.0 accepts any text, and must not become narrower.
  const { timezoneOffset } = query
  if (timezoneOffset !== undefined && !isOffset(timezoneOffset))
    throw fieldProblem('timezoneOffset', 'invalid', ctx.language)
  const report = await loadReport(ctx, params.id)
  if (!report) throw apiError('NotFound')
  return report
})

const isOffset = (minutes: string) => /^-?\d+$/.test(minutes) && Math.abs(Number(minutes)) <= 840

export const deleteReport = handle(
  contract.deleteReport,
  async ({ db, tenantId, audit }, { params }) => {
    const removed = await deleteRows(db, tenantId, 'report')
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
  },
)
