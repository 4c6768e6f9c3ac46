import { extractReport } from '@guichet/contract/reports/extract-report.ts'
import { useState } from 'react'
import { callForAnswer } from '../kit/api/call.ts'
import { useProblemMessage } from '../kit/api/problem-message.ts'
import { saveFile } from '../kit/api/save-file.ts'
import { notifyError, notifySuccess } from '../kit/layout/notify.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { reportPageMessages } from './report-page.messages.ts'
import type { Report } from './reports.queries.ts'

/** Takes a report as a file. */
export function useDownload({ publicId, startDate }: Pick<Report, 'publicId' | 'startDate'>): {
  isLoading: boolean
  download: () => void
} {
  const messages = useMessages(reportPageMessages)
  const say = useProblemMessage()
  const [isLoading, setLoading] = useState(false)
  const download = async () => {
    setLoading(true)
    try {
      const answer = await callForAnswer(extractReport, { params: { id: publicId } }, {})
      await saveFile(answer, `${messages.fileName}-${startDate}.xlsx`)
      notifySuccess(messages.downloaded.success)
    } catch (error) {
      notifyError(messages.downloaded.error, say(error))
    } finally {
      setLoading(false)
    }
  }
  return { isLoading, download: () => void download() }
}
