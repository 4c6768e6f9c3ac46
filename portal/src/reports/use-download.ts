import { extractReport, type reportFormats } from '@guichet/contract/reports/extract-report.ts'
import { reportTablesMessages } from '@guichet/contract/reports/report-tables.messages.ts'
import { useState } from 'react'
import { callForAnswer } from '../kit/api/call.ts'
import { useProblemMessage } from '../kit/api/problem-message.ts'
import { saveFile } from '../kit/api/save-file.ts'
import { notifyError, notifySuccess } from '../kit/layout/notify.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { reportPageMessages } from './report-page.messages.ts'
import type { Report } from './reports.queries.ts'

export type ReportFormat = (typeof reportFormats)[number]

/** Takes a report as a file. `loading` is what is on its way. */
export function useDownload({ publicId, startDate }: Pick<Report, 'publicId' | 'startDate'>): {
  loading: ReportFormat | null
  download: (format: ReportFormat) => void
} {
  const { downloaded } = useMessages(reportPageMessages)
  const { fileName } = useMessages(reportTablesMessages)
  const say = useProblemMessage()
  const [loading, setLoading] = useState<ReportFormat | null>(null)
  const download = async (format: ReportFormat) => {
    setLoading(format)
    try {
      const asked = { params: { id: publicId }, query: { format } }
      const answer = await callForAnswer(extractReport, asked, {})
      await saveFile(answer, `${fileName}-${startDate}.${format}`)
      notifySuccess(downloaded.success)
    } catch (error) {
      notifyError(downloaded.error, say(error))
    } finally {
      setLoading(null)
    }
  }
  return { loading, download: (format) => void download(format) }
}
