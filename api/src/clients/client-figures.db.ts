import { sql } from 'kysely'
import type { Db } from '../platform/db/db.ts'
import { sumOfCents } from '../platform/db/sum-of-cents.ts'
import { firstOf } from '../platform/values/must.ts'

type ClientFigures = { paid: number; refunded: number; orders: number; visits: number }

/**
 * Money of a client's orders in cents, and what they did, in one statement. A refund counts when
 * its money was returned, as in an order; a deposit counts as paid, its balance does not.
 */
export async function readClientFigures(
  db: Db,
  tenantId: string,
  clientId: string,
): Promise<ClientFigures> {
  const { rows } = await sql<ClientFigures>`
    with bought as materialized (
      select id, completed_at from orders where tenant_id = ${tenantId} and client_id = ${clientId}
    ),
    paid as materialized (
      select p.id, p.cents
      from bought o
      join payment p on p.tenant_id = ${tenantId} and p.order_id = o.id
      where p.state = 'succeeded'
    )
    select
      (select ${sumOfCents('cents')} from paid) as paid,
      (
        select ${sumOfCents('t.cents')}
        from paid p
        join refund_transfer t on t.tenant_id = ${tenantId} and t.payment_id = p.id
        where t.state = 'settled'
      ) as refunded,
      (select count(*)::int from bought where completed_at is not null) as orders,
      (
        select count(distinct c.on_date)::int
        from bought o
        join ticket t on t.tenant_id = ${tenantId} and t.order_id = o.id
        join scan c on c.tenant_id = ${tenantId} and c.ticket_id = t.id
        where c.result = 'accepted'
      ) as visits`.execute(db)
  return firstOf(rows)
}
