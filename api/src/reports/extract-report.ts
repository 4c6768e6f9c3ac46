import * as contract from '@guichet/contract/reports/extract-report.ts'
import { reportTablesMessages } from '@guichet/contract/reports/report-tables.messages.ts'
import { businessOf, kindNamesIn } from '../businesses/public.ts'
import { apiError } from '../platform/http/api-error.ts'
import { asAttachment } from '../platform/http/attachment.ts'
import { handle } from '../platform/http/contexts.ts'
import type { DrawReport } from './draw-report.ts'
import { loadReport } from './load-report.ts'
import { workbookOfReport } from './report-workbook.ts'

/** Returns a report as a file, with the figures of the page, to the cent. */
export const extractReport = (renderReport: DrawReport) =>
  handle(
    contract.extractReport,
    async (
      { tenantId, timeZone, inBusiness, language, reply },
      { params: { id }, query: { format = 'xlsx' } },
    ) => {
      const { report, business, madeAt } = await inBusiness('write', async (tx) => {
        const found = await loadReport(tx, id)
        if (!found) throw apiError('NotFound')
        await tx.audit('report.extracted', 'report', id, { facts: { format } })
        return { report: found, business: await businessOf(tx.db, tenantId), madeAt: tx.now }
      })
      const reader = { language, timeZone, kindNames: kindNamesIn(business.kindNames, language) }
      const file =
        format === 'pdf'
          ? await renderReport({ ...reader, report, madeAt, business: business.name[language] })
          : workbookOfReport(report, reader)
      const { fileName } = reportTablesMessages[language]
      asAttachment(reply, { name: `${fileName}-${report.startDate}`, format })
      return file
    },
  )
