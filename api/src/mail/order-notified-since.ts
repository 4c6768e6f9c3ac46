import { sql } from 'kysely'
import type { Db } from '../platform/db/db.ts'

type Which = { tenantId: string; orderIds: readonly string[]; since: string }
/**
 * An order, among some, whose client was emailed since an instant or is about to be with an email
 * that is rendered already; null when there is none. An email has the data of its rendering. One
 * that is not being rendered waits for this transaction: its job row is locked, so no worker leases
 * it.
 */
export async function orderNotifiedSince(
  db: Db,
  { tenantId, orderIds, since }: Which,
): Promise<string | null> {
  await sql`select j.id
    from job j
    join mail m on m.tenant_id = j.tenant_id and j.dedupe_key = 'send-mail:' || m.id
    where m.tenant_id = ${tenantId} and m.order_id = any(${[...orderIds]}) and m.state = 'waiting'
      and j.ended_at is null
    order by j.id
    for update of j`.execute(db)
  const { rows } = await sql<{ order_id: string }>`select m.order_id
    from mail m
    where m.tenant_id = ${tenantId} and m.order_id = any(${[...orderIds]})
      and (
        (m.state = 'sent' and m.sent_at >= ${since})
        or (m.state = 'waiting' and (
          m.created_at >= ${since}
          or m.drawn is not null
          or exists (
            select from job j
            where j.tenant_id = m.tenant_id and j.dedupe_key = 'send-mail:' || m.id
              and j.ended_at is null and j.leased_until is not null
          )
        ))
      )
    limit 1`.execute(db)
  return rows[0]?.order_id ?? null
}
