import { buffer } from 'node:stream/consumers'
import { auditSheet } from '../audit/public.ts'
import { keyOf, type FileStore } from '../files/public.ts'
import { orderSheet } from '../orders/public.ts'
import { inPieces } from '../platform/db/in-pieces.ts'
import { mediaTypes } from '../platform/http/attachment.ts'
import type { JobHandler } from '../platform/jobs/worker.ts'
import { csvOf, workbookOf } from '../platform/text/spreadsheet.ts'
import { ticketSheet } from '../tickets/public.ts'
import { digestOf, extractById, finishExtract } from './extracts.db.ts'

const sheets = { orders: orderSheet, tickets: ticketSheet, audit: auditSheet }

/**
 * Writes a list as a file, completely or not at all. Its rows are read in batches, each in a
 * separate transaction that records the progress; after a crash it begins again, under the same key
 * of the store.
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
    const { ids } = extract
    let done = 0
    const batches = await inPieces(ids, async (some) => {
      const rows = await job.inTenant('write', async (tx) => {
        await job.checkIn(tx, { done: done + some.length, total: ids.length })
        return sheet.rowsOf(tx, some)
      })
      done += some.length
      return rows
    })
    const rows = { header: sheet.header, batches }
    const bytes = await buffer(
      extract.format === 'csv' ? csvOf(rows) : workbookOf(extract.list, rows),
    )
    await store.put(keyOf(tenantId, digestOf(id)), bytes, mediaTypes[extract.format])
    return { done: ({ db }) => finishExtract(db, { tenantId, id, bytes: bytes.length }) }
  },
})
