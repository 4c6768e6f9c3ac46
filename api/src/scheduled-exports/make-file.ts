import type { Readable } from 'node:stream'
import type { ScheduledExport } from '@guichet/contract/scheduled-exports/scheduled-export.ts'
import { fileOfJournal, loadJournal } from '../journal/public.ts'
import { foundOrders, orderSheet } from '../orders/public.ts'
import { inPieces } from '../platform/db/in-pieces.ts'
import type { JobRun } from '../platform/jobs/worker.ts'
import {
  csvOf,
  mostRows,
  workbookOf,
  workbookOfSheets,
  type Cell,
  type Rows,
} from '../platform/text/spreadsheet.ts'
import { salesSheets } from '../reports/public.ts'
import { listedTickets, ticketSheet, type TicketCodes } from '../tickets/public.ts'
import type { Days } from './due.rules.ts'
import type { ExportRow } from './scheduled-exports.db.ts'

type FileRequest = { row: ExportRow; days: Days; timeZone: string }
/** A file as a stream; `rowCount` is valid once it was read. */
export type MadeFile = { bytes: Readable; rowCount: () => number }

/**
 * Makes the same file as the page, from current data. A list contains the rows matched at the
 * beginning, and is read in batches.
 *
 * @throws ApiError when its filter is no longer valid
 */
export function makeFile(job: JobRun, codes: TicketCodes, meant: FileRequest): Promise<MadeFile> {
  const { subject } = meant.row
  if (subject === 'sales') return salesFile(job, meant)
  return subject === 'journal' ? journalFile(job, meant) : listFile(job, codes, meant)
}

async function salesFile(job: JobRun, { row, days, timeZone }: FileRequest): Promise<MadeFile> {
  const { tenant_id: tenantId, language, name: title } = row
  const sheets = await job.inTenant('snapshot', (tx) =>
    salesSheets(tx, { tenantId, timeZone, language, title, ...days }),
  )
  let rows = 0
  const counted = (sheet: Rows<Cell> & { name: string }) => ({
    ...sheet,
    batches: counting(sheet.batches, (some) => {
      rows += some
    }),
  })
  return { bytes: workbookOfSheets(sheets.map(counted)), rowCount: () => rows }
}

async function* counting<R>(batches: AsyncIterable<readonly R[]>, add: (rows: number) => void) {
  for await (const batch of batches) {
    add(batch.length)
    yield batch
  }
}

async function journalFile(job: JobRun, { row, days, timeZone }: FileRequest): Promise<MadeFile> {
  const { tenant_id: tenantId, language, format, is_deferred: isDeferred } = row
  const asked = {
    from: days.startDate,
    to: days.endDate,
    ...(isDeferred && { deferred: 'true' as const }),
  }
  const journal = await job.inTenant('snapshot', ({ db, now }) =>
    loadJournal({ db, now, language, tenantId, timeZone }, asked),
  )
  return {
    bytes: fileOfJournal(journal, { language, format }),
    rowCount: () => journal.lines.length,
  }
}

async function listFile(
  job: JobRun,
  codes: TicketCodes,
  { row, days, timeZone }: FileRequest,
): Promise<MadeFile> {
  const { tenant_id: tenantId, language, subject, format } = row
  const { ids, sheet } = await job.inTenant('snapshot', async (tx) => {
    const reader = { ...tx, language, tenantId, timeZone }
    const limit = mostRows
    const { orders, tickets } = row.filter as Pick<ScheduledExport, 'orders' | 'tickets'>
    if (subject === 'tickets')
      return {
        ids: await listedTickets(reader, codes, { query: tickets ?? {}, limit }),
        sheet: await ticketSheet(tx, { tenantId, language, timeZone }),
      }
    const ofPeriod = { orderedStart: days.startDate, orderedEnd: days.endDate }
    const query = { ...orders, ...(row.is_of_period && ofPeriod) }
    return {
      ids: await foundOrders(reader, codes, { query, limit }),
      sheet: await orderSheet(tx, { tenantId, language, timeZone }),
    }
  })
  const batches = await inPieces(ids, (some) =>
    job.inTenant('read', (tx) => sheet.rowsOf(tx, some)),
  )
  const rows = { header: sheet.header, batches }
  return {
    bytes: format === 'csv' ? csvOf(rows) : workbookOf(subject, rows),
    rowCount: () => ids.length,
  }
}
