import type { Db } from '../platform/db/db.ts'
import { selectRows } from '../platform/db/rows.ts'
import type { Figures } from './read-figures.db.ts'
import { daysOf, type Period } from './sold-invoices.db.ts'

/** Reports of a business with their authors, newest first. */
export const reportsOf = (db: Db, tenantId: string) =>
  selectRows(db, tenantId, 'report')
    .innerJoin('account', 'account.id', 'report.created_by')
    .select([
      'report.id',
      'report.number',
      'report.title',
      'report.begins_on',
      'report.ends_on',
      'report.created_at',
      'report.closed_at',
      'account.first_name',
      'account.last_name',
    ])
    .orderBy('report.created_at', 'desc')
    .orderBy('report.id', 'desc')

export type ReportRow = Awaited<ReturnType<ReturnType<typeof reportsOf>['executeTakeFirstOrThrow']>>
export const reportById = (db: Db, tenantId: string, id: string) =>
  reportsOf(db, tenantId).where('report.id', '=', id).executeTakeFirst()

/**
 * A report and, when closed, its stored figures: one statement reads both, as it may be closed in
 * between.
 */
export const reportWithFigures = async (
  db: Db,
  tenantId: string,
  id: string,
): Promise<{ row: ReportRow; kept: Figures | null } | null> => {
  const found = await reportsOf(db, tenantId)
    .select('report.figures')
    .where('report.id', '=', id)
    .executeTakeFirst()
  if (!found) return null
  const { figures, ...row } = found
  return { row, kept: figures as Figures | null }
}

/** The period of a report. */
export const periodOf = (
  { begins_on: fromDay, ends_on: toDay }: { begins_on: string; ends_on: string },
  timeZone: string,
): Period => daysOf(fromDay, toDay, timeZone)
