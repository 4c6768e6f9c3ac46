import type { Ctx } from '../platform/http/contexts.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import { newId } from '../platform/values/ids.ts'
import { insertExtract, type Extract } from './extracts.db.ts'

const workKind = {
  orders: 'orderExtract',
  tickets: 'ticketExtract',
  audit: 'auditExtract',
} as const

/** Stores the ids of the rows of a file, and starts the job that writes it. */
export async function beginExtract(
  { db, now, language, tenantId, accountId, audit }: Ctx,
  {
    list,
    format = 'xlsx',
    ids,
  }: { list: Extract['list']; format: Extract['format'] | undefined; ids: readonly string[] },
) {
  const id = newId()
  const total = ids.length
  const jobId = await enqueue(db, {
    tenantId,
    kind: workKind[list],
    payload: { extractId: id },
    runAt: now,
    shownTo: { accountId, total },
  })
  await insertExtract(db, { tenantId, id, jobId, list, format, language, ids, accountId, now })
  await audit('list.extract_begun', 'file', id, { facts: { list, format, rows: total } })
  return { publicId: id, workPublicId: jobId, total }
}
