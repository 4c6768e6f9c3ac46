import type { Language } from '@guichet/contract/rules.messages.ts'
import { businessOf, kindNamesIn } from '../businesses/public.ts'
import type { Transaction } from '../platform/db/db.ts'
import type { Cell, Rows } from '../platform/text/spreadsheet.ts'
import { viewFigures } from './figures.view.ts'
import { readFigures } from './read-figures.db.ts'
import { sheetsOf } from './report-workbook.ts'
import { daysOf } from './sold-invoices.db.ts'

type SheetsRequest = {
  tenantId: string
  timeZone: string
  language: Language
  title: string
  startDate: string
  endDate: string
}

/** Sheets of a report that is not stored: the current figures of a period. */
export async function salesSheets(
  { db, now }: Pick<Transaction, 'db' | 'now'>,
  { tenantId, timeZone, language, ...head }: SheetsRequest,
): Promise<(Rows<Cell> & { name: string })[]> {
  const period = daysOf(head.startDate, head.endDate, timeZone)
  const figures = await readFigures(db, tenantId, period)
  const report = {
    ...head,
    status: 'Pending' as const,
    ...viewFigures(figures),
    figuresDateTimeUtc: now,
  }
  const business = await businessOf(db, tenantId)
  return sheetsOf(report, {
    language,
    timeZone,
    kindNames: kindNamesIn(business.kindNames, language),
  })
}
