import type { findKnownParty as endpoint } from '@guichet/contract/orders/sale/find-known-party.ts'
import { clientByEmail } from '../../../clients/public.ts'
import type { Handler } from '../../../platform/contexts.ts'
import type { Db } from '../../../platform/db.ts'
import { localDateOf } from '../../../platform/zoned-time.ts'
import { membersOf, viewMember } from './members.db.ts'

/** The people of the newest order of a client that names any. */
export const findKnownParty: Handler<typeof endpoint> = async (
  { db, now, actor: { tenantId, timeZone } },
  { body: { email } },
) => {
  const client = await clientByEmail(db, tenantId, email)
  const order = client && (await newestWithParty(db, tenantId, client.id))
  const today = localDateOf(now, timeZone)
  return {
    party: order
      ? {
          orderReferenceNumber: order.reference,
          createdDateTimeUtc: order.created_at,
          members: (await membersOf(db, tenantId, order.id)).map((member) =>
            viewMember(member, today),
          ),
        }
      : null,
  }
}

const newestWithParty = (db: Db, tenantId: string, clientId: string) =>
  db
    .selectFrom('orders')
    .select(['orders.id', 'orders.reference', 'orders.created_at'])
    .where('orders.tenant_id', '=', tenantId)
    .where('orders.client_id', '=', clientId)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('party_member')
          .select('party_member.position')
          .whereRef('party_member.tenant_id', '=', 'orders.tenant_id')
          .whereRef('party_member.order_id', '=', 'orders.id'),
      ),
    )
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(1)
    .executeTakeFirst()
