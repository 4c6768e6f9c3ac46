import { buffer } from 'node:stream/consumers'
import { auditSheet } from '../audit/public.ts'
import { keyOf, type FileStore } from '../files/public.ts'
import { orderSheet } from '../orders/public.ts'
import { mediaTypes } from '../platform/attachment.ts'
import { csvOf, workbookOf, type Sheet } from '../platform/spreadsheet.ts'
import type { JobHandler, JobRun } from '../platform/worker.ts'
import { ticketSheet } from '../tickets/public.ts'
import { digestOf, extractById, finishExtract } from './extracts.db.ts'

const rowsAtOnce = 500
const sheets = { orders: orderSheet, tickets: ticketSheet, audit: auditSheet }

/**
 * Writes a list as a file: whole, or not at all. Its rows are read a few at a time, each time in a
 * transaction of their own that says how far it is; after a crash it begins again, under the same
 * name in the store.
 */
export const writeExtract = (store: FileStore): JobHandler => ({
  lane: 'files',
  tries: 5,
  maxSeconds: 1800,
  run: async (job) => {
    const { tenantId } = job
    const id = String(job.payload.extractId)
    const { extract, sheet } = await job.inTenant('read', async (tx) => {
      const found = await extractById(tx.db, tenantId, id)
      const { language, time_zone: timeZone, list } = found
      return { extract: found, sheet: await sheets[list](tx, { tenantId, language, timeZone }) }
    })
    if (extract.bytes > 0) return undefined
    const rows = { header: sheet.header, batches: batchesOf(job, sheet, extract.ids) }
    const bytes = await buffer(
      extract.format === 'csv' ? csvOf(rows) : workbookOf(extract.list, rows),
    )
    await store.put(keyOf(tenantId, digestOf(id)), bytes, mediaTypes[extract.format])
    return { done: ({ db }) => finishExtract(db, { tenantId, id, bytes: bytes.length }) }
  },
})

async function* batchesOf(job: JobRun, sheet: Sheet, ids: readonly string[]) {
  for (let from = 0; from < ids.length; from += rowsAtOnce) {
    const some = ids.slice(from, from + rowsAtOnce)
    yield await job.inTenant('write', async (tx) => {
      await job.checkIn(tx, { done: from + some.length, total: ids.length })
      return sheet.rowsOf(tx, some)
    })
  }
}
