import { extractRefusedRows } from '@guichet/contract/client-imports/extract-refused-rows.ts'
import { extractClients } from '@guichet/contract/clients/extract-clients.ts'
import { beginAuditExtract } from '@guichet/contract/extracts/begin-audit-extract.ts'
import { beginOrderExtract } from '@guichet/contract/extracts/begin-order-extract.ts'
import { beginTicketExtract } from '@guichet/contract/extracts/begin-ticket-extract.ts'
import { getExtract } from '@guichet/contract/extracts/get-extract.ts'
import { extractIncidents } from '@guichet/contract/incidents/extract-incidents.ts'
import { extractJournal } from '@guichet/contract/journal/extract-journal.ts'
import { extractPersonalData } from '@guichet/contract/privacy/extract-personal-data.ts'
import { extractGroupCodes } from '@guichet/contract/rebates/save-rebate-group.ts'
import { createReport } from '@guichet/contract/reports/create-report.ts'
import { extractReport } from '@guichet/contract/reports/extract-report.ts'
import { getExportFile } from '@guichet/contract/scheduled-exports/run-scheduled-export.ts'
import { extractTickets } from '@guichet/contract/tickets/lists/extract-tickets.ts'
import { localDateOf } from '../../src/platform/values/zoned-time.ts'
import { partOf, rowsOfSheet } from '../factories/input/unzipped.ts'
import { manyCodes, refusedImport } from '../factories/many-rows.ts'
import { workOff } from '../factories/sales/lost-days.ts'
import { makeGroup } from '../factories/sales/rebates.ts'
import { anExport, runNow } from '../factories/scheduled-exports.ts'
import type { Staff } from '../factories/staff.ts'
import { newKey, send, type TestServer } from '../test-server.ts'

type Answer = { status: number; body: unknown }
type Take = (server: TestServer, staff: Staff) => Promise<Answer>

/** Number of rows of a complete file, without its header; a truncated file does not unzip. */
export function rowsIn(body: unknown): number {
  const file = body as Buffer
  if (file.subarray(0, 2).toString() === 'PK')
    return rowsOfSheet(partOf(file, 'xl/worksheets/sheet1.xml')).length - 1
  return file.toString().split('\r\n').length - 2
}

async function takeWork(
  server: TestServer,
  staff: Staff,
  endpoint: typeof beginOrderExtract | typeof beginTicketExtract | typeof beginAuditExtract,
): Promise<Answer> {
  const { body } = await send(server, staff, endpoint, { body: {}, key: newKey() })
  await workOff(server)
  return send(server, staff, getExtract, { params: { id: body.publicId } })
}

async function takeScheduled(
  server: TestServer,
  staff: Staff,
  changed: Parameters<typeof anExport>[2],
): Promise<Answer> {
  const { publicId } = await anExport(server, staff, changed)
  const { publicId: id } = await runNow(server, staff, publicId)
  await workOff(server)
  return send(server, staff, getExportFile, { params: { id } })
}

/**
 * Lists of any length, which are read in batches. `table` is read only by the batches, so that
 * nothing else is slowed down.
 */
export const lists: [name: string, table: string, take: Take][] = [
  ['clients.xlsx', 'orders', (server, staff) => send(server, staff, extractClients, { query: {} })],
  ...(['xlsx', 'csv'] as const).map((format): (typeof lists)[number] => [
    `tickets.${format}`,
    'orders',
    (server, staff) => send(server, staff, extractTickets, { query: { format } }),
  ]),
  ['the list of orders', 'payment', (...who) => takeWork(...who, beginOrderExtract)],
  ['the list of tickets', 'orders', (...who) => takeWork(...who, beginTicketExtract)],
  ['the audit trail', 'orders', (...who) => takeWork(...who, beginAuditExtract)],
  ['scheduled orders', 'payment', (...who) => takeScheduled(...who, { subject: 'orders' })],
  [
    'scheduled tickets',
    'orders',
    (...who) => takeScheduled(...who, { subject: 'tickets', format: 'csv', tickets: {} }),
  ],
]

const today = () => localDateOf(new Date().toISOString(), 'America/Toronto')
/** Files that are complete before their response begins: otherwise the response is an error. */
export const preparedDownloads: [name: string, table: string, take: Take][] = [
  [
    'the journal',
    'posting',
    (server, staff) =>
      send(server, staff, extractJournal, { query: { from: today(), to: today() } }),
  ],
  [
    'the register of incidents',
    'incident',
    (server, staff) => send(server, staff, extractIncidents, {}),
  ],
  [
    'refused rows of an import',
    'client_import_row',
    (server, staff) => send(server, staff, extractRefusedRows, { params: { id: refusedImport } }),
  ],
  [
    'a sales report',
    'invoice',
    async (server, staff) => {
      const { body } = await send(server, staff, createReport, {
        body: { title: 'Jour', startDate: today(), endDate: today() },
      })
      const params = { id: body.publicId }
      return send(server, staff, extractReport, { params, query: {} })
    },
  ],
  [
    'a batch of promo codes',
    'rebate',
    async (server, staff) => {
      const { rows } = await server.owner.query<{ id: string }>(
        'select id from rebate_group where tenant_id = $1',
        [staff.tenantId],
      )
      const id = rows[0]?.id ?? (await makeGroup(server, staff, manyCodes(500))).publicId
      return send(server, staff, extractGroupCodes, { params: { id } })
    },
  ],
  [
    'the personal data of a client',
    'orders',
    async (server, staff) => {
      const { rows } = await server.owner.query<{ id: string }>(
        'select id from client where tenant_id = $1 order by id limit 1',
        [staff.tenantId],
      )
      const { id } = rows[0]!
      await server.owner.query('update orders set client_id = $2 where tenant_id = $1', [
        staff.tenantId,
        id,
      ])
      return send(server, staff, extractPersonalData, { params: { profilePublicId: id } })
    },
  ],
]
