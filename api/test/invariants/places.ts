import type { Invariant } from './invariant.ts'

const sold = `('Completed', 'CreatedByAdmin', 'RefundInProgress', 'PartialRefundCompleted', 'RefundCompleted')`
// An order whose places were lost while it was paid never had tickets: it is refunded
// automatically.
const issued = `o.status in ${sold} and not exists (select from refund r where (r.tenant_id, r.order_id) = (o.tenant_id, o.id) and r.source = 'automatic')`

const live = `(t.voided_at is null and t.state <> 'Reschedulable')`

/** Valid claims take each place at most once. Source: docs/proof/promises.md (C1 to C11). */
export const places: readonly Invariant[] = [
  {
    name: 'C1 what is taken is what is claimed, and never more than there is',
    sql: `select r.tenant_id, r.id
      from resource r
      left join claim c on (c.tenant_id, c.resource_id) = (r.tenant_id, r.id)
        and c.released_at is null
      where r.kind in ('slot', 'stock')
      group by 1, 2, r.taken, r.quantity, r.overbooked
      having r.taken <> coalesce(sum(c.quantity), 0)
        or r.taken not between 0 and r.quantity + r.overbooked`,
  },
  {
    name: 'C1b a place is kept if and only if its ticket may still use it, in the slot that the ticket names',
    sql: `select c.tenant_id, c.id
      from claim c
      join resource r on (r.tenant_id, r.id) = (c.tenant_id, c.resource_id) and r.kind = 'slot'
      left join ticket t on (t.tenant_id, t.unit_id) = (c.tenant_id, c.unit_id) and ${live}
      where c.released_at is null and c.held_until is null
        and (t.id is null or t.slot_id is distinct from c.resource_id)
      union all
      select t.tenant_id, t.id
      from ticket t
      where t.slot_id is not null and ${live}
        and not exists (
          select
          from claim c
          where (c.tenant_id, c.unit_id, c.resource_id) = (t.tenant_id, t.unit_id, t.slot_id)
            and c.released_at is null
        )`,
  },
  {
    name: 'C1c equipment, accessories and rooms are kept if and only if their rental or stay may still use them',
    sql: `with used as (
        select e.tenant_id, e.unit_id, z.resource_id, ${live} as live
        from rental e
        join ticket t on (t.tenant_id, t.unit_id) = (e.tenant_id, e.unit_id)
        join rental_size z on (z.tenant_id, z.id) = (e.tenant_id, e.size_id)
        union all
        select b.tenant_id, b.unit_id, y.resource_id, b.status <> 'Canceled'
        from booking b
        join lodging_type y on (y.tenant_id, y.id) = (b.tenant_id, b.lodging_type_id)
        union all
        select u.tenant_id, u.id, a.resource_id, ${live} and u.dropped_at is null
        from unit u
        join order_line l on (l.tenant_id, l.id) = (u.tenant_id, u.line_id)
          and l.kind = 'accessory_rental'
        join product p on (p.tenant_id, p.id) = (l.tenant_id, l.product_id)
        join accessory a on (a.tenant_id, a.id) = (p.tenant_id, p.accessory_id)
        join ticket t on (t.tenant_id, t.unit_id) = (u.tenant_id, u.parent_unit_id)
      )
      select tenant_id, unit_id
      from used
      where live <> exists (
        select
        from claim c
        where (c.tenant_id, c.unit_id, c.resource_id) = (
          used.tenant_id, used.unit_id, used.resource_id
        )
          and c.released_at is null
      )`,
  },
  {
    name: 'C6 a hold that is over keeps nothing',
    sql: `select c.tenant_id, c.id
      from claim c
      join hold h on (h.tenant_id, h.id) = (c.tenant_id, c.hold_id)
      where c.released_at is null and h.ended_at is not null`,
  },
  {
    name: 'C7 a ticket that lost its time has none: no slot, no window, and nothing of its pieces is claimed',
    sql: `select t.tenant_id, t.id
      from ticket t
      where t.state = 'Reschedulable' and t.voided_at is null
        and (
          t.slot_id is not null or t.begins_at is not null
            or exists (
              select
              from unit u
              join claim c on (c.tenant_id, c.unit_id) = (u.tenant_id, u.id)
                and c.released_at is null
              where u.tenant_id = t.tenant_id and t.unit_id in (u.id, u.parent_unit_id)
            )
        )`,
  },
  {
    name: 'C8 who lost a time and has no answer yet still waits for one',
    sql: `select r.tenant_id, r.ticket_id
      from rescheduling_ticket r
      join ticket t on (t.tenant_id, t.id) = (r.tenant_id, r.ticket_id)
      where r.freed_at is not null and r.answer is distinct from 'moved' and t.voided_at is null
        and t.state <> 'Reschedulable'`,
  },
  {
    name: 'C9 each freed ticket of an order with an email has its email',
    sql: `select r.tenant_id, r.ticket_id
      from rescheduling_ticket r
      join orders o on (o.tenant_id, o.id) = (r.tenant_id, r.order_id)
      where r.freed_at is not null and o.email is not null and r.mail_id is null`,
  },
  {
    name: 'C10 a day ticket without a slot has a time if and only if it was begun',
    sql: `select t.id, t.state, t.begins_at
      from ticket t
      join unit u on (u.tenant_id, u.id) = (t.tenant_id, t.unit_id)
      join order_line l on (l.tenant_id, l.id) = (u.tenant_id, u.line_id)
      where l.kind = 'daily_ticket' and t.slot_id is null and t.voided_at is null
        and t.state in ('Available', 'Active') and (t.state = 'Active') <> (t.begins_at is not null)`,
  },
  {
    name: 'C11 what is with a client is not cancelled, and keeps its time',
    sql: `select e.tenant_id, e.unit_id
      from rental e
      join ticket t on (t.tenant_id, t.unit_id) = (e.tenant_id, e.unit_id)
      where e.picked_up_at is not null and e.returned_at is null
        and (t.voided_at is not null or t.state = 'Reschedulable')
      union all
      select tenant_id, id
      from booking
      where status = 'Canceled' and checked_in_at is not null and checked_out_at is null`,
  },
  {
    name: 'C2 equipment, accessories and rooms are not claimed beyond their number at any instant to come, but where it is said',
    // Past claims were valid at their time, whatever the current quantity is.
    sql: `with live as (
        select c.tenant_id, c.resource_id, c.begins_at, c.ends_at, c.quantity
        from claim c
        where c.released_at is null and not c.overbooked and c.ends_at > now()
      ),
        event as (
          select tenant_id, resource_id, begins_at at, quantity change
          from live
          union all
          select tenant_id, resource_id, ends_at, -quantity
          from live
        ),
        run as (
          select tenant_id, resource_id,
            sum(change) over (
              partition by tenant_id, resource_id order by at, change rows unbounded preceding
            ) used
          from event
        )
      select r.tenant_id, r.id
      from run
      join resource r on (r.tenant_id, r.id) = (run.tenant_id, run.resource_id)
        and r.kind in ('size', 'accessory', 'room')
      group by 1, 2, r.quantity
      having max(used) > r.quantity`,
  },
  {
    name: 'C3 a code for one use is used once',
    sql: `select r.tenant_id, r.id
      from rebate r
      join rebate_use u on (u.tenant_id, u.rebate_id) = (r.tenant_id, r.id)
        and u.released_at is null
      where r.applies = 'ONCE'
      group by 1, 2
      having count(*) > 1`,
  },
  {
    name: 'C4 a sold unit that gives entry has its ticket',
    sql: `select u.tenant_id, u.id
      from unit u
      join order_line l on (l.tenant_id, l.id) = (u.tenant_id, u.line_id)
        and l.kind in ('daily_ticket', 'season_pass', 'equipment_rental')
      join orders o on (o.tenant_id, o.id) = (u.tenant_id, u.order_id) and ${issued}
      left join ticket t on (t.tenant_id, t.unit_id) = (u.tenant_id, u.id)
      where t.id is null`,
  },
  {
    name: 'C4b a sold stay has its booking, a sold rental its row',
    sql: `select u.tenant_id, u.id
      from unit u
      join order_line l on (l.tenant_id, l.id) = (u.tenant_id, u.line_id)
      join orders o on (o.tenant_id, o.id) = (u.tenant_id, u.order_id) and ${issued}
      where (
        l.kind = 'lodging'
          and not exists (
            select from booking b where (b.tenant_id, b.unit_id) = (u.tenant_id, u.id)
          )
      )
        or (
          l.kind = 'equipment_rental'
            and not exists (
              select from rental e where (e.tenant_id, e.unit_id) = (u.tenant_id, u.id)
            )
        )`,
  },
  {
    name: 'C5 a slot holds what its open occurrences give',
    sql: `select s.tenant_id, s.id
      from slot s
      join resource r on (r.tenant_id, r.id) = (s.tenant_id, s.id)
      left join occurrence c on (c.tenant_id, c.slot_id) = (s.tenant_id, s.id)
        and c.closed_at is null
      group by 1, 2, r.quantity
      having r.quantity <> coalesce(sum(c.quantity), 0)`,
  },
]
