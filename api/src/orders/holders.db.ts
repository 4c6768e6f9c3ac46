import { sql } from 'kysely'
import type { Db } from '../platform/db/db.ts'

export type Holder = { order_id: string; firstName: string | null; lastName: string | null }

/** Names of the people of the parties of orders, and of the holders of their tickets. */
export async function holdersOfOrders(
  db: Db,
  tenantId: string,
  orderIds: readonly string[],
): Promise<Holder[]> {
  if (orderIds.length === 0) return []
  const { rows } = await sql<Holder>`
    select order_id, first_name as "firstName", last_name as "lastName"
    from party_member
    where tenant_id = ${tenantId} and order_id = any(${orderIds}::uuid[])
    union
    select t.order_id, holder ->> 'firstName', holder ->> 'lastName'
    from (
      select order_id, owner
      from ticket
      where tenant_id = ${tenantId} and order_id = any(${orderIds}::uuid[])
      union all
      select order_id, owner
      from ticket_to_issue
      where tenant_id = ${tenantId} and order_id = any(${orderIds}::uuid[])
    ) t
    cross join lateral jsonb_array_elements(
      case jsonb_typeof(t.owner) when 'array' then t.owner else '[]' end
    ) holder`.execute(db)
  return rows
}
