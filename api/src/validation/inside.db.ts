import { sql } from 'kysely'
import { sameTenant } from '../database/same-tenant.ts'
import type { Db } from '../platform/db/db.ts'
import { selectRows } from '../platform/db/rows.ts'

export type Inside = { activity_id: string; slot_id: string | null; inside: number }
/**
 * Number of tickets admitted on a day, by their current activity and slot; those without a slot are
 * counted under null.
 */
export const insideOfDay = async (db: Db, tenantId: string, date: string): Promise<Inside[]> =>
  (
    await sql<Inside>`select coalesce(s.activity_id, k.activity_id) as activity_id, t.slot_id,
        count(distinct t.id)::int as inside
      from scan c
      join ticket t on (t.tenant_id, t.id) = (c.tenant_id, c.ticket_id) and t.voided_at is null
      join unit u on (u.tenant_id, u.id) = (t.tenant_id, t.unit_id)
      join order_line l on (l.tenant_id, l.id) = (u.tenant_id, u.line_id)
      left join slot s on (s.tenant_id, s.id) = (t.tenant_id, t.slot_id)
      left join product p on p.tenant_id = u.tenant_id
        and p.id = coalesce(u.became_product_id, l.product_id)
      left join activity_category k on (k.tenant_id, k.id) = (p.tenant_id, p.activity_category_id)
      where c.tenant_id = ${tenantId} and c.on_date = ${date}::date and c.result = 'accepted'
        and (s.id is not null or k.id is not null)
      group by 1, 2`.execute(db)
  ).rows

/** Tickets, among some, that were admitted on the day of their slot. */
export const insideOfSlots = async (
  db: Db,
  tenantId: string,
  ticketIds: readonly string[],
): Promise<Set<string>> =>
  new Set(
    (
      await selectRows(db, tenantId, 'ticket')
        .innerJoin('slot', sameTenant('slot.id', 'ticket.slot_id'))
        .innerJoin('scan', (join) =>
          join
            .onRef('scan.tenant_id', '=', 'ticket.tenant_id')
            .onRef('scan.ticket_id', '=', 'ticket.id')
            .onRef('scan.on_date', '=', 'slot.on_date'),
        )
        .select('ticket.id')
        .where('ticket.id', 'in', [...ticketIds])
        .where('scan.result', '=', 'accepted')
        .execute()
    ).map(({ id }) => id),
  )
