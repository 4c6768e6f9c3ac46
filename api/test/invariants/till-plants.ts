const tenant = `(select tenant_id from orders order by 1 limit 1)`
const uuid = (n: number) => `'00000000-0000-7000-8000-00000000009${n}'`
const till = (n: number, expected: number) => `insert into till (
    tenant_id, id, register_id, business_day, opened_by, opened_at, float_cents, closed_by,
    closed_at, expected_cents, counted_cents, pieces
  )
  select ${tenant}, ${uuid(n)}, ${uuid(2)}, '2026-01-01', id, '2026-01-01T12:00Z', 10000, id,
    '2026-01-01T22:00Z', ${expected}, ${expected}, '[]'
  from account
  order by 1
  limit 1`
/** A payment in cash at the counter. */
const anyPayment = `ctid = (
    select ctid
    from payment
    where method = 'cash' and tenant_id = ${tenant} and state = 'succeeded'
    order by 1
    limit 1
  )`

/** A violation of each invariant of tills and of cash. */
export const tillPlants = {
  K1: [till(1, 10_001)],
  K2: [
    till(1, 10_500),
    `insert into till_line (
        tenant_id, id, till_id, kind, cents, reason, written_by, written_at
      )
      select tenant_id, ${uuid(2)}, id, 'in', 500, 'x', opened_by, closed_at + interval '1 second'
      from till`,
  ],
  K3: [
    till(1, 10_000),
    `update payment set till_id = ${uuid(1)}, cents = cents + 1 where ${anyPayment}`,
  ],
  K4: [
    till(1, 10_000),
    `update payment set till_id = ${uuid(1)}, taken_by = null where ${anyPayment}`,
  ],
  K5: [
    `update payment set rounding_cents = case rounding_cents when 1 then 0 else 1 end
      where ${anyPayment}`,
  ],
  K6: [
    `update posting set cents = cents + 1
      where ctid = (select ctid from posting where account = 'cash-rounding' order by 1 limit 1)`,
  ],
}
