import { bulkLimit } from '@guichet/contract/bulk/bulk.ts'
import type { BulkWorkKind } from '@guichet/contract/work/work.ts'
import { inChunks } from '../platform/db/in-chunks.ts'
import { apiError } from '../platform/http/api-error.ts'
import type { Ctx } from '../platform/http/contexts.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import { newId } from '../platform/values/ids.ts'
import type { BulkItem } from './bulk.db.ts'

/** The number above the limit of a bulk action, so that too many are detected. */
export const readLimit = bulkLimit + 1

type Start = { action: BulkWorkKind; items: readonly BulkItem[]; expected: number }

/** @throws StaleVersion when another number was found, which the caller has not seen */
export function assertExpected(found: number, expected: number): void {
  if (found !== expected) throw apiError('StaleVersion', { found })
}

/** Stores the found items and starts a job. @throws StaleVersion as `assertExpected` */
export async function startBulk(
  { db, now, tenantId, accountId, audit }: Ctx,
  { action, items, expected }: Start,
) {
  const total = items.length
  assertExpected(total, expected)
  const id = newId()
  const workPublicId = await enqueue(db, {
    tenantId,
    kind: action,
    payload: { bulkId: id },
    runAt: now,
    shownTo: { accountId, total },
  })
  await db
    .insertInto('bulk')
    .values({
      tenant_id: tenantId,
      id,
      job_id: workPublicId,
      action,
      created_by: accountId,
      created_at: now,
    })
    .execute()
  await inChunks(
    items.map((item) => ({
      tenant_id: tenantId,
      bulk_id: id,
      subject_id: item.subjectId,
      order_id: item.orderId,
    })),
    (some) => db.insertInto('bulk_item').values(some).execute(),
  )
  await audit('bulk.started', 'bulk', id, { facts: { action, total } })
  return { publicId: id, workPublicId, total }
}
