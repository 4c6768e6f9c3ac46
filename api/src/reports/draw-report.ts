import type { DrawingThreads } from '../platform/drawing-threads.ts'
import type { ReportToDraw } from './report-paper.ts'

/** A report as the bytes of a PDF. */
export type DrawReport = (report: ReportToDraw) => Promise<Buffer>

// A year of days takes two seconds, and somebody waits for it.
const seconds = 60

/** @throws Unavailable when the machine is too busy to draw it in time. */
export const drawReportIn =
  ({ draw }: DrawingThreads): DrawReport =>
  async (report) =>
    Buffer.from(await draw<Uint8Array>('drawReport', [report], seconds))

/** What a thread does for reports. What draws a paper is large: loaded with the first one. */
export const reportMethods = {
  drawReport: async (report: ReportToDraw): Promise<Uint8Array> => {
    const { drawReport } = await import('./report-paper.ts')
    return drawReport(report)
  },
}
