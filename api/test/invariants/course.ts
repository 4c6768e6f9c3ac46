import type { Invariant } from './violations.ts'

const ordered = (table: string, parent?: string) => `select '${table}' as "table", tenant_id from ${table} where deleted_at is null${parent ? ` and ${parent} is not null` : ''} group by tenant_id${parent ? `, ${parent}` : ''}
  having count(*) <> max(position) + 1 or min(position) <> 0 or count(distinct position) <> count(*)`

/** Orders go their allowed way, letters go out, lists have no gap. Source: trust 2 (E1, S1, I1, O1, X1), as corrected by foundations 6. */
export const course: readonly Invariant[] = [
  {
    name: 'E1 a completed order with an address has its confirmation',
    sql: `select o.tenant_id, o.id from orders o where o.status in ('Completed', 'CreatedByAdmin') and o.email is not null
      and not exists (select from mail m where m.tenant_id = o.tenant_id and m.dedupe_key = 'order-confirmation:' || o.id)`,
  },
  {
    name: 'S1 an order takes allowed steps only',
    sql: `select l.tenant_id, l.order_id, l.seq from (select *, lag(status) over (partition by tenant_id, order_id order by seq) before from order_status_log) l
      where l.before is not null and not exists (select from order_transition t where (t.from_status, t.to_status) = (l.before, l.status))`,
  },
  {
    name: 'S1b the last step is the status, the first a beginning, and no step is missing',
    sql: `select o.tenant_id, o.id from orders o left join (select tenant_id, order_id as id, count(*) steps, max(seq) last, (array_agg(status order by seq desc))[1] status, (array_agg(status order by seq))[1] first
      from order_status_log group by 1, 2) l using (tenant_id, id)
      where l.status is distinct from o.status or l.first not in ('Created', 'CreatedByAdmin') or l.steps <> l.last`,
  },
  { name: 'I1 a spent key holds its answer', sql: `select tenant_id, call, key from idempotency where status is null` },
  {
    name: 'O1 positions are 0 to n - 1',
    sql: [ordered('activity'), ordered('rental_category'), ordered('rental_type', 'category_id'), ordered('rental_size', 'type_id'), ordered('accessory'), ordered('product', 'activity_category_id')].join(' union all '),
  },
  { name: 'X1 a disabled account has no live session', sql: `select s.id from session s join account a on a.id = s.account_id where a.disabled_at is not null and s.revoked_at is null and s.expires_at > now()` },
]
