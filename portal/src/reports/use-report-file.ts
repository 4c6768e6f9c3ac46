import { extractReport, type reportFormats } from '@guichet/contract/reports/extract-report.ts'
import { reportTablesMessages } from '@guichet/contract/reports/report-tables.messages.ts'
import { callForAnswer } from '../kit/api/call.ts'
import { useDownload } from '../kit/api/use-download.ts'
import { useMessages } from '../kit/text/messages.ts'
import { reportPageMessages } from './report-page.messages.ts'
import type { Report } from './reports.queries.ts'

export type ReportFormat = (typeof reportFormats)[number]

/** Downloads a report as a file. */
export function useReportFile({ publicId, startDate }: Pick<Report, 'publicId' | 'startDate'>): {
  taking: ReportFormat | null
  take: (format: ReportFormat) => void
} {
  const { fileName } = useMessages(reportTablesMessages)
  const { taking, take } = useDownload<ReportFormat>(useMessages(reportPageMessages).downloaded)
  return {
    taking,
    take: (format) =>
      take({
        format,
        name: `${fileName}-${startDate}`,
        ask: () =>
          callForAnswer(extractReport, { params: { id: publicId }, query: { format } }, {}),
      }),
  }
}
