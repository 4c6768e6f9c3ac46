import {
  createReport as createEndpoint,
  deleteReport as deleteEndpoint,
  findReports as findEndpoint,
  getReport as getEndpoint,
} from '@guichet/contract/reports/create-report.ts'
import { extractReport as extractEndpoint } from '@guichet/contract/reports/extract-report.ts'
import type { Around, Mount } from '../platform/http/contexts.ts'
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
export function reportsModule(mount: Mount, pdfThreads: DrawingThreads, inTurn: Around) {
  mount(findEndpoint, findReports)
  mount(createEndpoint, createReport)
  mount(getEndpoint, getReport, inTurn)
  mount(deleteEndpoint, deleteReport)
  mount(extractEndpoint, extractReport(drawReportIn(pdfThreads)), inTurn)
}
