import type { DrawingThreads } from '../platform/drawing-threads.ts'
import type { ReportToDraw } from './report-paper.ts'

/** Renders a report as a PDF. */
export type DrawReport = (report: ReportToDraw) => Promise<Buffer>

// A year of days takes two seconds, and a person is waiting.
const seconds = 60

/** @throws Unavailable when the thread is too busy to render it in time */
export const drawReportIn =
  ({ draw }: DrawingThreads): DrawReport =>
  async (report) =>
    Buffer.from(await draw<Uint8Array>('drawReport', [report], seconds))

/** Thread methods for reports. The PDF renderer is large, so it is loaded with the first one. */
export const reportMethods = {
  drawReport: async (report: ReportToDraw): Promise<Uint8Array> => {
    const { drawReport } = await import('./report-paper.ts')
    return drawReport(report)
  },
}
