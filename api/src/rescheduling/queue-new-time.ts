import type { Language } from '@guichet/contract/rules.messages.ts'
import { queueMail } from '../mail/public.ts'
import type { Db } from '../platform/db.ts'
import { newId } from '../platform/ids.ts'

type Order = { id: string; email: string | null; language: string; client_id: string | null }

/** Sends the new tickets of an order, when it left an address. */
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
