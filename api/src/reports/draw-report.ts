import type { DrawingThreads } from '../platform/jobs/drawing-threads.ts'
import type { ReportToRender } from './report-pdf.ts'

/** Renders a report as a PDF. */
export type DrawReport = (report: ReportToRender) => Promise<Buffer>

// A year of days takes two seconds, and a person is waiting.
const seconds = 60

/** @throws Unavailable when the thread is too busy to render it in time */
export const drawReportIn =
  ({ draw }: DrawingThreads): DrawReport =>
  async (report) =>
    Buffer.from(await draw<Uint8Array>('renderReport', [report], seconds))

/** Thread methods for reports. The PDF renderer is large, so it is loaded with the first one. */
export const reportMethods = {
  renderReport: async (report: ReportToRender): Promise<Uint8Array> => {
    const { renderReport } = await import('./report-pdf.ts')
    return renderReport(report)
  },
}
