import type { Language } from '@guichet/contract/rules.messages.ts'
import { sameTenant } from '../database/same-tenant.ts'
import { queueMail } from '../mail/public.ts'
import type { Db } from '../platform/db/db.ts'
import { selectRows } from '../platform/db/rows.ts'
import { newId } from '../platform/values/ids.ts'

type Order = { id: string; email: string | null; language: string; client_id: string | null }

/** Sends the new tickets of some orders, each to its own address. */
export async function queueNewTimes(
  ctx: { db: Db; now: string; tenantId: string },
  ticketIds: readonly string[],
): Promise<void> {
  const { db, tenantId } = ctx
  const rows = await selectRows(db, tenantId, 'ticket')
    .innerJoin('orders', sameTenant('orders.id', 'ticket.order_id'))
    .select([
      'ticket.id as ticket_id',
      'orders.id',
      'orders.email',
      'orders.language',
      'orders.client_id',
    ])
    .where('ticket.id', 'in', [...ticketIds])
    .orderBy('orders.id')
    .execute()
  for (const tickets of Map.groupBy(rows, ({ id }) => id).values())
    await queueNewTime(
      ctx,
      tickets[0]!,
      tickets.map(({ ticket_id }) => ticket_id),
    )
}

/** Sends the new tickets of an order that has an address. */
export async function queueNewTime(
  { db, now, tenantId }: { db: Db; now: string; tenantId: string },
  order: Order,
  ticketIds: readonly string[],
): Promise<void> {
  if (!order.email) return
  await queueMail(db, {
    tenantId,
    kind: 'new-time',
    dedupeKey: `new-time:${order.id}:${newId()}`,
    to: order.email,
    language: order.language as Language,
    now,
    data: { ticketIds },
    orderId: order.id,
    clientId: order.client_id,
  })
}
