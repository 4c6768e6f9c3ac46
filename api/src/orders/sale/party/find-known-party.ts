import * as contract from '@guichet/contract/orders/sale/find-known-party.ts'
import { sql } from 'kysely'
import { clientByEmail } from '../../../clients/public.ts'
import { sameTenant } from '../../../database/same-tenant.ts'
import { imageUrlOf } from '../../../files/public.ts'
import type { Db } from '../../../platform/db/db.ts'
import { selectRows } from '../../../platform/db/rows.ts'
import { handle } from '../../../platform/http/contexts.ts'
import { firstOf } from '../../../platform/values/must.ts'
import { localDateOf } from '../../../platform/values/zoned-time.ts'
import { membersOf, viewMember } from './members.db.ts'

/** The people of a client's newest order that names any. */
export const findKnownParty = handle(
  contract.findKnownParty,
  async ({ db, now, tenantId, timeZone }, { body: { email } }) => {
    const client = await clientByEmail(db, tenantId, email)
    const order = client && (await newestWithParty(db, tenantId, client.id))
    const today = localDateOf(now, timeZone)
    const faces = order ? await facesOf(db, tenantId, order.id) : null
    return {
      party: order
        ? {
            orderReferenceNumber: order.reference,
            createdDateTimeUtc: order.created_at,
            members: (await membersOf(db, tenantId, order.id)).map((member) => ({
              ...viewMember(member, today),
              picture: faces!.get(member.position) ?? null,
            })),
            ...(await rentedBy(db, tenantId, order.id)),
          }
        : null,
    }
  },
)

const newestWithParty = (db: Db, tenantId: string, clientId: string) =>
  selectRows(db, tenantId, 'orders')
    .select(['orders.id', 'orders.reference', 'orders.created_at'])
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

/** Pictures on the passes of the people of an order, by position. */
async function facesOf(db: Db, tenantId: string, orderId: string): Promise<Map<number, string>> {
  const rows = await selectRows(db, tenantId, 'party_piece')
    .innerJoin('ticket', sameTenant('ticket.unit_id', 'party_piece.unit_id'))
    .innerJoin('file', sameTenant('file.id', 'ticket.picture_id'))
    .select(['party_piece.position', 'file.container', 'file.path'])
    .where('party_piece.order_id', '=', orderId)
    .where('file.deleted_at', 'is', null)
    .orderBy('ticket.id')
    .execute()
  return new Map(rows.map((row) => [row.position, imageUrlOf(row)!]))
}

/** Current rentals of the people of an order, including refunded ones. */
async function rentedBy(db: Db, tenantId: string, orderId: string) {
  const { rows } = await sql<{ models: string[]; accessories: string[] }>`
    select
      array(
        select distinct z.type_id
        from party_piece p
        join rental e on (e.tenant_id, e.unit_id) = (p.tenant_id, p.unit_id)
        join rental_size z on (z.tenant_id, z.id) = (e.tenant_id, e.size_id)
        where p.tenant_id = ${tenantId} and p.order_id = ${orderId}
        order by 1
      ) as models,
      array(
        select distinct l.product_id
        from party_piece p
        join unit c on (c.tenant_id, c.parent_unit_id) = (p.tenant_id, p.unit_id)
          and c.dropped_at is null
        join order_line l on (l.tenant_id, l.id) = (c.tenant_id, c.line_id)
          and l.kind = 'accessory_rental'
        where p.tenant_id = ${tenantId} and p.order_id = ${orderId} and l.product_id is not null
        order by 1
      ) as accessories`.execute(db)
  return { modelPublicIds: firstOf(rows).models, accessoryProductIds: firstOf(rows).accessories }
}
