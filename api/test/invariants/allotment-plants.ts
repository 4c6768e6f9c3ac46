const tenant = `(select tenant_id from orders order by 1 limit 1)`
const uuid = (n: number) => `'00000000-0000-7000-8000-00000000009${n}'`
const seat = (ticketId: string) => `insert into allotment_seat (
    tenant_id, ticket_id, allotment_id, slot_id, reference
  )
  values (${tenant}, ${ticketId}, ${uuid(1)}, ${uuid(2)}, 'x')`

/** A violation of each invariant of places that counters take in advance. */
export const allotmentPlants = {
  V2: [seat(`(select id from ticket where tenant_id = ${tenant} order by 1 limit 1)`)],
  V3: [
    `insert into allotment_sale (tenant_id, id, allotment_id, order_id, sold_at)
      select tenant_id, ${uuid(1)}, ${uuid(1)}, id, now()
      from orders
      where tenant_id = ${tenant}
      limit 1`,
  ],
  V4: [
    `insert into hold (tenant_id, id, held_until, created_at)
      values (${tenant}, ${uuid(1)}, now() + interval '1 day', now())`,
    `insert into allotment (
        tenant_id, id, hold_id, device_id, counter_name, frozen, price_tables
      )
      values (${tenant}, ${uuid(1)}, ${uuid(1)}, ${uuid(1)}, 'x', '{}', '[]')`,
    seat(uuid(3)),
  ],
  V5: [
    `insert into scan (
        tenant_id, id, ticket_id, account_id, device_id, scanned_at, recorded_at, on_date, is_typed,
        is_offline, is_admitted, result, entry
      )
      select ${tenant}, ${uuid(1)}, ${uuid(2)}, id, ${uuid(1)}, now(), now(), current_date, false,
        false, true, 'accepted', 'once'
      from account
      limit 1`,
  ],
}
