import { sql } from 'kysely'
import type { Db } from '../platform/db/db.ts'

type Inactive = { tenantId: string; months: number; now: string }

/**
 * Clients without activity in a business for some months: no purchase, refund, quote, note or
 * consent since, and no ticket, booking or quote that lasted longer. Clients merged into another
 * count as that client; an order belongs to its client, or to its address when it has none. Ids are
 * UUIDv7, so they give the time of creation.
 */
export async function inactiveClients(
  db: Db,
  { tenantId, months, now }: Inactive,
  only?: string,
): Promise<string[]> {
  const since = sql`(${now}::timestamptz - make_interval(months => ${months}))`
  const { rows } = await sql<{ id: string }>`
    with client_since as (
      select c.id, c.email, coalesce(c.merged_into, c.id) as root
      from client c
      where c.tenant_id = ${tenantId} and c.erased_at is null
        ${only === undefined ? sql`` : sql`and (c.id = ${only} or c.merged_into = ${only})`}
    ), heard_of as (
      select o.client_id, o.email
      from orders o
      where o.tenant_id = ${tenantId}
        ${
          only === undefined
            ? sql``
            : sql`and (o.client_id in (select id from client_since)
                or o.email in (select email from client_since))`
        }
        and (o.created_at >= ${since} or o.completed_at >= ${since}
          or exists (select from order_status_log l
            where l.tenant_id = o.tenant_id and l.order_id = o.id and l.at >= ${since})
          or exists (select from ticket t
            where t.tenant_id = o.tenant_id and t.order_id = o.id and t.voided_at is null
              and (t.ends_at >= ${since} or (t.ends_at is null and t.state <> 'Expired')))
          or exists (select from unit u
            join booking b on (b.tenant_id, b.unit_id) = (u.tenant_id, u.id)
            where u.tenant_id = o.tenant_id and u.order_id = o.id and b.status <> 'Canceled'
              and b.check_out >= ${since}))
      union all
      select q.client_id, q.email
      from quote q
      where q.tenant_id = ${tenantId}
        and (q.expires_at >= ${since} or q.status in ('Draft','Sent','Accepted'))
    )
    select c.id
    from client_since c
    where c.root = c.id
      and not exists (
        select from client_since part
        where part.root = c.id
          and (part.id >= ${earliestIdSince(since)}
            or exists (select from audit a
              where a.tenant_id = ${tenantId} and a.subject_id = part.id and a.at >= ${since})))
      and not exists (
        select from client_since part
        join heard_of h on h.client_id = part.id
        where part.root = c.id)
      and not exists (
        select from client_since part
        join heard_of h on h.email = part.email
        where part.root = c.id)
    order by c.id`.execute(db)
  return rows.map(({ id }) => id)
}

const earliestIdSince = (since: ReturnType<typeof sql>) =>
  sql`(lpad(to_hex((extract(epoch from ${since}) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid`
