import { anytimeTickets } from '../factories/sales/anytime-tickets.ts'
import { codeOf, scanOf } from '../factories/sales/gate.ts'
import type { Staff } from '../factories/staff.ts'
import type { TestServer } from '../test-server.ts'

/** Valid requests of the gate, for a ticket that is admitted. */
export async function validationCalls(server: TestServer, staff: Staff) {
  const { ticketIds } = await anytimeTickets(server, staff)
  return {
    getGate: {},
    findGateTickets: { query: { query: 'Tremblay' } },
    recordScans: {
      body: {
        devicePublicId: '00000000-0000-7000-8000-0000000000d1',
        scans: [scanOf(await codeOf(server, staff, ticketIds[0]!))],
      },
    },
    countScans: { query: { startPeriod: '2030-01-01', endPeriod: '2030-12-31' } },
  }
}
