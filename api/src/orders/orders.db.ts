import type { OrderStatus } from '@guichet/contract/orders/order-status.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/db/db.ts'
import { selectRows, updateRows } from '../platform/db/rows.ts'
import { locking, yieldUnprotected } from '../platform/fault-seams.ts'
import { byOwner } from '../platform/http/actor.ts'
import { apiError } from '../platform/http/api-error.ts'
import type { Ctx } from '../platform/http/contexts.ts'
import { isId } from '../platform/values/ids.ts'
import { mayMove } from './order-status.rules.ts'

export type LockedOrder = Awaited<ReturnType<typeof lockOrder>>
/** Locks the row of the order until the transaction ends; every change of its money begins here. */
export async function lockOrder(db: Db, tenantId: string, orderId: string) {
  const order = await selectRows(db, tenantId, 'orders')
    .selectAll()
    .where('id', '=', orderId)
    .$call(locking('order-lock'))
    .executeTakeFirst()
  await yieldUnprotected('order-lock')
  if (!order) throw apiError('NotFound')
  return { ...order, status: order.status as OrderStatus }
}

/** Moves a locked order through the passed statuses, each with a line in the log. */
export async function moveOrder(
  db: Db,
  order: { tenant_id: string; id: string; status: OrderStatus },
  steps: OrderStatus[],
  now: string,
): Promise<void> {
  let from = order.status
  for (const to of steps) {
    if (!mayMove(from, to)) throw apiError('InvalidOrderTransition', { from, to })
    from = to
  }
  await db
    .insertInto('order_status_log')
    .values(({ selectFrom }) =>
      steps.map((status, i) => ({
        tenant_id: order.tenant_id,
        order_id: order.id,
        seq: selectFrom('order_status_log')
          .select(sql<number>`max(seq) + 1 + ${i}::int`.as('seq'))
          .where('tenant_id', '=', order.tenant_id)
          .where('order_id', '=', order.id),
        status,
        at: now,
      })),
    )
    .execute()
  await updateRows(db, order.tenant_id, 'orders')
    .set((eb) => ({ status: from, version: eb('version', '+', 1) }))
    .where('id', '=', order.id)
    .execute()
}

/**
 * Id of an order by its reference number or its id.
 *
 * @throws NotFound, also for an API key that did not sell it, and for a visitor
 */
export async function findOrderIdFor(
  { db, tenantId, actor }: Pick<Ctx, 'db' | 'actor' | 'tenantId'>,
  ref: string,
): Promise<string> {
  const id = await findOrderId(db, tenantId, ref)
  const isOwn = await byOwner(actor, {
    person: async () => true,
    key: async (keyId) => {
      const own = await selectRows(db, tenantId, 'orders')
        .select('id')
        .where('id', '=', id)
        .where('api_key_id', '=', keyId)
        .executeTakeFirst()
      return own !== undefined
    },
    guest: async () => false,
  })
  if (!isOwn) throw apiError('NotFound')
  return id
}

/**
 * Id of an order by its reference number, in any case, or its id, for calls without an actor.
 *
 * @throws NotFound
 */
export async function findOrderId(db: Db, tenantId: string, ref: string): Promise<string> {
  const capitals = ref.toUpperCase()
  const row = await selectRows(db, tenantId, 'orders')
    .select('id')
    .where(({ eb }) => (isId(ref) ? eb('id', '=', ref) : eb('reference', '=', capitals)))
    .executeTakeFirst()
  if (!row) throw apiError('NotFound')
  return row.id
}
