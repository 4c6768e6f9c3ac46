import { sql } from 'kysely'
import type { Db } from '../platform/db/db.ts'
import { selectRows, updateRows } from '../platform/db/rows.ts'
import { apiError } from '../platform/http/api-error.ts'
import type { Progress } from '../platform/jobs/worker.ts'

export type BulkItem = { subjectId: string; orderId: string }
export type Outcome =
  | { outcome: 'done' }
  | { outcome: 'refused'; problem: string; reason: string | null }

/** @throws NotFound when the business has no such bulk action */
export async function bulkById(db: Db, tenantId: string, id: string) {
  const bulk = await selectRows(db, tenantId, 'bulk')
    .innerJoin('tenant', 'tenant.id', 'bulk.tenant_id')
    .innerJoin('account', 'account.id', 'bulk.created_by')
    .selectAll('bulk')
    .select(['tenant.time_zone', 'account.first_name', 'account.last_name'])
    .where('bulk.id', '=', id)
    .executeTakeFirst()
  if (!bulk) throw apiError('NotFound')
  return bulk
}

export async function countItems(db: Db, tenantId: string, id: string) {
  const { total, done, refused } = await selectRows(db, tenantId, 'bulk_item')
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      sql<number>`count(*) filter (where outcome = 'done')`.as('done'),
      sql<number>`count(*) filter (where outcome = 'refused')`.as('refused'),
    ])
    .where('bulk_id', '=', id)
    .executeTakeFirstOrThrow()
  return { waiting: total - done - refused, done, refused }
}

/** Progress of the job; rejected items count as finished. */
export async function progressOf(db: Db, tenantId: string, id: string): Promise<Progress> {
  const { waiting, done, refused } = await countItems(db, tenantId, id)
  return { done: done + refused, total: waiting + done + refused }
}

/** The next waiting items, in the lock order of their orders. */
export const nextItems = async (
  db: Db,
  { tenantId, id }: { tenantId: string; id: string },
  limit: number,
): Promise<BulkItem[]> =>
  (
    await selectRows(db, tenantId, 'bulk_item')
      .select(['subject_id', 'order_id'])
      .where('bulk_id', '=', id)
      .where('ended_at', 'is', null)
      .orderBy('order_id')
      .orderBy('subject_id')
      .limit(limit)
      .execute()
  ).map((row) => ({ subjectId: row.subject_id, orderId: row.order_id }))

/** Records the result of an item. */
export const endItem = (
  db: Db,
  { tenantId, bulkId, subjectId }: { tenantId: string; bulkId: string; subjectId: string },
  { now, ...outcome }: Outcome & { now: string },
) =>
  updateRows(db, tenantId, 'bulk_item')
    .set({ ...outcome, ended_at: now })
    .where('bulk_id', '=', bulkId)
    .where('subject_id', '=', subjectId)
    .where('ended_at', 'is', null)
    .execute()
