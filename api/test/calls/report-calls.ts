import { createReport } from '@guichet/contract/reports/create-report.ts'
import type { Staff } from '../factories/staff.ts'
import { send, type TestServer } from '../test-server.ts'

const body = { title: 'Décembre', startDate: '2026-01-01', endDate: '2026-01-31' }
/**
 * Valid requests of the dashboard, of its first steps and samples, of the journal, and of sales
 * reports.
 */
export async function reportCalls(server: TestServer, staff: Staff) {
  const reportOf = async () => (await send(server, staff, createReport, { body })).body.publicId
  return {
    getStatistics: {
      body: {
        collaboratorPublicId: staff.tenantId,
        startDate: '2026-01-01',
        endDate: '2026-01-31',
      },
    },
    getToday: {},
    getFirstSteps: {},
    saveFirstSteps: { body: { isDismissed: true } },
    saveCashOnly: { body: { isCashOnly: true } },
    createSample: { body: { sample: 'skiHill' } },
    removeSample: {},
    checkFigures: {
      body: {
        collaboratorPublicId: staff.tenantId,
        startDate: '2026-01-01',
        endDate: '2026-01-31',
      },
    },
    findDifferences: {},
    findReports: { params: { id: staff.tenantId } },
    createReport: { body: { collaboratorPublicId: staff.tenantId, ...body } },
    getReport: { params: { id: await reportOf() }, query: { timezoneOffset: '-300' } },
    extractReport: { params: { id: await reportOf() }, query: { format: 'xlsx' } },
    deleteReport: { params: { id: await reportOf() } },
    getJournal: { query: { from: '2026-01-01', to: '2026-01-31', deferred: 'true' } },
    extractJournal: { query: { from: '2026-01-01', to: '2026-01-31', format: 'csv' } },
    getJournalAccounts: {},
    saveJournalAccounts: {
      body: {
        version: 1,
        accounts: [{ account: 'cash:cash', code: '1010', name: 'Petite caisse' }],
      },
    },
  }
}
