import type { CallWrapper, Mount } from '../platform/http/contexts.ts'
import type { DrawingThreads } from '../platform/jobs/drawing-threads.ts'
import type { JobHandler } from '../platform/jobs/worker.ts'
import { closeReport } from './close-report.job.ts'
import { createReport, deleteReport, findReports, getReport } from './create-report.ts'
import { drawReportIn } from './draw-report.ts'
import { extractReport } from './extract-report.ts'

export const reportJobs: Record<string, JobHandler> = { 'close-report': closeReport }

/**
 * `pdfThreads` are the threads for files that a person waits for, separate from those for emails.
 * `inTurn` wraps handlers with long reads.
 */
export function reportsModule(mount: Mount, pdfThreads: DrawingThreads, inTurn: CallWrapper) {
  mount([findReports, createReport])
  mount([getReport], inTurn)
  mount([deleteReport])
  mount([extractReport(drawReportIn(pdfThreads))], inTurn)
}
