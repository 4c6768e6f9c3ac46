import { mergeUndoDays } from '@guichet/contract/clients/merge-client.ts'
import type { Db, Transaction } from '../platform/db/db.ts'
import { selectRows } from '../platform/db/rows.ts'
import { locking } from '../platform/fault-seams.ts'
import { apiError } from '../platform/http/api-error.ts'

/** Instant until which a merge can be undone. */
export const undoableUntil = (mergedAt: string): string =>
  new Date(Date.parse(mergedAt) + mergeUndoDays * 86_400_000).toISOString()

/** Clients merged into a client, latest first. */
export async function mergesInto(
  { db, now }: Pick<Transaction, 'db' | 'now'>,
  tenantId: string,
  keptId: string,
) {
  const rows = await selectRows(db, tenantId, 'client_merge as m')
    .innerJoin('client as c', (join) =>
      join.onRef('c.tenant_id', '=', 'm.tenant_id').onRef('c.id', '=', 'm.merged_id'),
    )
    .leftJoin('account as a', 'a.id', 'm.merged_by')
    .select(['m.id', 'm.merged_at', 'c.first_name', 'c.last_name', 'c.email'])
    .select(['a.first_name as by_first', 'a.last_name as by_last'])
    .select(({ selectFrom }) =>
      selectFrom('client_merge_order as o')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .whereRef('o.tenant_id', '=', 'm.tenant_id')
        .whereRef('o.merge_id', '=', 'm.id')
        .as('orders'),
    )
    .where('m.kept_id', '=', keptId)
    .where('m.undone_at', 'is', null)
    .orderBy('m.merged_at', 'desc')
    .orderBy('m.id', 'desc')
    .execute()
  return rows.map((row) => ({
    mergePublicId: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    orders: row.orders ?? 0,
    mergedDateTimeUtc: row.merged_at,
    mergedBy: row.by_first === null ? null : `${row.by_first} ${row.by_last}`,
    undoableUntilDateTimeUtc: undoableUntil(row.merged_at),
    isUndoable: undoableUntil(row.merged_at) > now,
  }))
}

/**
 * Locks the orders of clients, then the clients, in the same order as an erasure: a sale in
 * progress ends first, and a later one sees the result.
 *
 * @returns The clients with the data to merge and compare, by id
 * @throws NotFound when one of them is not in the business
 */
export async function lockClients(db: Db, tenantId: string, ids: readonly string[]) {
  await selectRows(db, tenantId, 'orders')
    .select('id')
    .where('client_id', 'in', [...ids])
    .orderBy('id')
    .$call(locking('merge-lock'))
    .execute()
  const rows = await selectRows(db, tenantId, 'client')
    .selectAll()
    .where('id', 'in', [...ids])
    .where('erased_at', 'is', null)
    .orderBy('id')
    .$call(locking('merge-lock'))
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => {
    const row = byId.get(id)
    if (!row) throw apiError('NotFound')
    return row
  })
}
export type LockedClient = Awaited<ReturnType<typeof lockClients>>[number]
