import type { Reply } from '@guichet/contract/endpoint.ts'
import type { getReport } from '@guichet/contract/reports/create-report.ts'
import type { Ctx } from '../platform/http/contexts.ts'
import { viewFigures } from './figures.view.ts'
import { readFigures } from './read-figures.db.ts'
import { viewHead } from './report-head.view.ts'
import { periodOf, reportWithFigures } from './reports.db.ts'

export type Report = Reply<typeof getReport>

/** Stored figures of a closed report, otherwise current ones; null for an unknown report. */
export async function loadReport(
  { db, now, tenantId, timeZone }: Pick<Ctx, 'db' | 'now' | 'tenantId' | 'timeZone'>,
  id: string,
): Promise<Report | null> {
  const found = await reportWithFigures(db, tenantId, id)
  if (!found) return null
  const { row, kept } = found
  const figures = kept ?? (await readFigures(db, tenantId, periodOf(row, timeZone)))
  return {
    ...viewHead(row, timeZone),
    ...viewFigures(figures),
    figuresDateTimeUtc: row.closed_at ?? now,
  }
}
