import * as contract from '@guichet/contract/rescheduling/get-future-tickets.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/db/db.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle } from '../platform/http/contexts.ts'
import { localDateOf } from '../platform/values/zoned-time.ts'

/**
 * Counts the future tickets of any item: an activity, a category or type of equipment or lodging,
 * an accessory.
 *
 * @throws NotFound
 */
export const getFutureTickets = handle(
  contract.getFutureTickets,
  async ({ db, now, tenantId, timeZone }, { params: { id } }) => {
    await assertItem(db, tenantId, id)
    const {
      rows: [count],
    } = await sql<{ slots: number; rentals: number; stays: number }>`select (
      select count(*)
      from slot s
      join ticket t on (t.tenant_id, t.slot_id) = (s.tenant_id, s.id)
      where s.tenant_id = ${tenantId} and s.activity_id = ${id} and s.ends_at > ${now}
        and t.voided_at is null
    )::int as slots,
    (
      select count(*)
      from rental r
      join rental_size z on (z.tenant_id, z.id) = (r.tenant_id, r.size_id)
      join rental_type m on (m.tenant_id, m.id) = (z.tenant_id, z.type_id)
      join ticket t on (t.tenant_id, t.unit_id) = (r.tenant_id, r.unit_id)
      where r.tenant_id = ${tenantId} and r.ends_at > ${now} and r.returned_at is null
        and t.voided_at is null and t.begins_at is not null
        and (
          ${id} in (m.id, m.category_id)
          or exists (
            select
            from unit u
            join order_line l on (l.tenant_id, l.id) = (u.tenant_id, u.line_id)
            join product p on (p.tenant_id, p.id) = (l.tenant_id, l.product_id)
            where u.tenant_id = r.tenant_id and u.parent_unit_id = r.unit_id
              and u.dropped_at is null
              and p.accessory_id = ${id}
          )
        )
    )::int as rentals,
    (
      select count(*)
      from booking b
      join lodging_type y on (y.tenant_id, y.id) = (b.tenant_id, b.lodging_type_id)
      where b.tenant_id = ${tenantId} and b.check_out >= ${localDateOf(now, timeZone)}
        and b.status in ('Booked', 'CheckedIn') and ${id} in (y.id, y.category_id)
    )::int as stays`.execute(db)
    return { tickets: count!.slots + count!.rentals, stays: count!.stays }
  },
)

async function assertItem(db: Db, tenantId: string, id: string): Promise<void> {
  const tables = [
    'activity',
    'rental_category',
    'rental_type',
    'accessory',
    'lodging_category',
    'lodging_type',
  ] as const
  const { rows } = await sql`${sql.join(
    tables.map(
      (table) =>
        sql`select id from ${sql.table(table)} where tenant_id = ${tenantId} and id = ${id}`,
    ),
    sql` union all `,
  )}`.execute(db)
  if (rows.length === 0) throw apiError('NotFound')
}
