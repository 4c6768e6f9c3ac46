import type { Invariant } from './invariant.ts'

/**
 * Places that a counter took in advance are sold once, as printed. Source: docs/proof/promises.md
 * (V2 to V5).
 */
export const allotments: readonly Invariant[] = [
  {
    name: 'V2 a seat that is sold is a ticket of the order of its sale, as it was printed; no other is one',
    sql: `select e.tenant_id, e.ticket_id
      from allotment_seat e
      left join allotment_sale s on (s.tenant_id, s.id) = (e.tenant_id, e.sale_id)
      left join ticket t on (t.tenant_id, t.id) = (e.tenant_id, e.ticket_id)
      where (e.sale_id is null) <> (t.id is null)
        or e.sale_id is not null
        and (t.order_id, t.reference, s.allotment_id)
          is distinct from (s.order_id, e.reference, e.allotment_id)`,
  },
  {
    name: 'V3 a settled sale has its seats',
    sql: `select s.tenant_id, s.id
      from allotment_sale s
      where not exists (
        select from allotment_seat e where (e.tenant_id, e.sale_id) = (s.tenant_id, s.id)
      )`,
  },
  {
    name: 'V4 a live allotment keeps the places of its seats that are not settled',
    sql: `select a.tenant_id, a.id, e.slot_id
      from allotment a
      join hold h on (h.tenant_id, h.id) = (a.tenant_id, a.hold_id) and h.ended_at is null
      join allotment_seat e on (e.tenant_id, e.allotment_id) = (a.tenant_id, a.id)
      group by 1, 2, 3, a.hold_id
      having count(*) filter (where e.sale_id is null) <> coalesce(
        (
          select sum(c.quantity)
          from claim c
          where (c.tenant_id, c.hold_id, c.resource_id) = (a.tenant_id, a.hold_id, e.slot_id)
            and c.released_at is null
        ),
        0
      )`,
  },
  {
    name: 'V5 a reading names a ticket, or a seat whose ticket is not issued yet',
    sql: `select s.tenant_id, s.id
      from scan s
      where s.ticket_id is not null
        and not exists (
          select from ticket t where (t.tenant_id, t.id) = (s.tenant_id, s.ticket_id)
        )
        and not exists (
          select from allotment_seat e where (e.tenant_id, e.ticket_id) = (s.tenant_id, s.ticket_id)
        )`,
  },
]
