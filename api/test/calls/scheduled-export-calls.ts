import { anExport, anExportForm, runNow } from '../factories/scheduled-exports.ts'
import type { Staff } from '../factories/staff.ts'
import type { TestServer } from '../test-server.ts'

/** Valid requests of scheduled exports, for one of the list of orders. */
export async function scheduledExportCalls(server: TestServer, staff: Staff) {
  const kept = await anExport(server, staff)
  const run = await runNow(server, staff, kept.publicId)
  await server.app.worker.drain()
  const id = { params: { id: kept.publicId } }
  const orders = {
    query: 'cote',
    status: ['COMPLETED'],
    orderedStart: '2020-01-01',
    sort: '-total',
  } as const
  return {
    findScheduledExports: {},
    createScheduledExport: {
      body: anExportForm(staff, { orders: { ...orders, status: [...orders.status] } }),
    },
    saveScheduledExport: {
      params: { id: (await anExport(server, staff)).publicId },
      body: {
        ...anExportForm(staff, {
          subject: 'tickets',
          format: 'csv',
          tickets: { query: 'cote', type: 'daily_ticket' },
        }),
        version: 1,
      },
    },
    deleteScheduledExport: { params: { id: (await anExport(server, staff)).publicId } },
    findExportReaders: { params: { subject: 'sales' } },
    runScheduledExport: id,
    findExportRuns: id,
    getExportRun: { params: { id: run.publicId } },
    getExportFile: { params: { id: run.publicId } },
  }
}
