import type { Invariant } from './invariant.ts'

const ordered = (table: string, parent?: string) => `select '${table}' as "table", tenant_id
  from ${table}
  where deleted_at is null ${parent ? `and ${parent} is not null` : ''}
  group by tenant_id${parent ? `, ${parent}` : ''}
  having count(*) <> max(position) + 1 or min(position) <> 0 or count(distinct position) <> count(*)`

// Products and packages are two lists of one table.
const orderedProducts = `select kind as "table", tenant_id
  from product
  where deleted_at is null and kind in ('catalog_product', 'package')
  group by tenant_id, kind
  having count(*) <> max(position) + 1 or min(position) <> 0 or count(distinct position) <> count(*)`
const orderedQuestions = `select 'form_question' as "table", tenant_id
  from form_question
  group by tenant_id, form_id
  having count(*) <> max(position) + 1 or min(position) <> 0`
// The picture of a record exists, is not discarded, and is of the expected kind.
const pictured = (table: string) =>
  `select r.tenant_id, r.id
    from ${table} r
    left join file f on (f.tenant_id, f.id) = (r.tenant_id, r.image_id)
    where r.image_id is not null and r.deleted_at is null
      and (f.id is null or f.deleted_at is not null or f.container <> 'rentals')`

/** Order states, emails and lists. Source: docs/proof/promises.md (E1, S1, I1, O1, X1). */
export const course: readonly Invariant[] = [
  {
    name: 'E1 a completed order with an address has its confirmation',
    sql: `select o.tenant_id, o.id
      from orders o
      where o.status in ('Completed', 'CreatedByAdmin') and o.email is not null and not o.is_taken_over
        and not exists (
          select
          from mail m
          where m.tenant_id = o.tenant_id and m.dedupe_key = 'order-confirmation:' || o.id
        )`,
  },
  {
    name: 'S1 an order takes allowed steps only',
    sql: `select l.tenant_id, l.order_id, l.seq
      from (
        select *, lag(status) over (partition by tenant_id, order_id order by seq) before
        from order_status_log
      ) l
      where l.before is not null
        and not exists (
          select from order_transition t where (t.from_status, t.to_status) = (l.before, l.status)
        )`,
  },
  {
    name: 'S1c nothing of a cancelled order is valid: no ticket, no stay',
    sql: `select t.tenant_id, t.id
      from ticket t
      join orders o on (o.tenant_id, o.id) = (t.tenant_id, t.order_id) and o.status = 'Canceled'
      where t.voided_at is null
      union all
      select b.tenant_id, b.id
      from booking b
      join unit u on (u.tenant_id, u.id) = (b.tenant_id, b.unit_id)
      join orders o on (o.tenant_id, o.id) = (u.tenant_id, u.order_id) and o.status = 'Canceled'
      where b.status <> 'Canceled'`,
  },
  {
    name: 'S1b the last step is the status, the first a beginning, and no step is missing',
    sql: `select o.tenant_id, o.id
      from orders o
      left join (
        select tenant_id, order_id as id, count(*) steps, max(seq) last,
          (array_agg(status order by seq desc))[1] status, (array_agg(status order by seq))[1] first
        from order_status_log
        group by 1, 2
      ) l using (tenant_id, id)
      where l.status is distinct from o.status or l.first not in ('Created', 'CreatedByAdmin')
        or l.steps <> l.last`,
  },
  {
    name: 'I1c a spent key holds its answer',
    sql: `select tenant_id, call, key from idempotency where status is null`,
  },
  {
    name: 'O1 positions are 0 to n - 1',
    sql: [
      ordered('activity'),
      ordered('rental_category'),
      ordered('rental_type', 'category_id'),
      ordered('rental_size', 'type_id'),
      ordered('accessory'),
      ordered('product', 'activity_category_id'),
      ordered('lodging_category'),
      ordered('lodging_type', 'category_id'),
      orderedProducts,
      orderedQuestions,
    ].join(' union all '),
  },
  {
    name: 'B1 no record shows a picture that is not stored',
    sql: ['activity', 'rental_type', 'accessory', 'lodging_type', 'product']
      .map(pictured)
      .join(' union all '),
  },
  {
    name: 'B2 the face on a pass is a picture of the same business, kept',
    sql: `select t.tenant_id, t.id
      from ticket t
      left join file f on (f.tenant_id, f.id) = (t.tenant_id, t.picture_id)
      where t.picture_id is not null
        and (f.id is null or f.deleted_at is not null or f.container <> 'profiles')`,
  },
  {
    name: 'F1 an answer hangs on a ticket of its order',
    sql: `select a.tenant_id, a.id
      from answer a
      left join ticket t on (t.tenant_id, t.id) = (a.tenant_id, a.ticket_id)
      where a.ticket_id is not null and t.order_id is distinct from a.order_id`,
  },
  {
    name: 'F2 a ticket is listed as what it is now, and is found by its number',
    sql: `select t.tenant_id, t.id
      from ticket t
      join orders o on (o.tenant_id, o.id) = (t.tenant_id, t.order_id)
      join unit u on (u.tenant_id, u.id) = (t.tenant_id, t.unit_id)
      join order_line l on (l.tenant_id, l.id) = (u.tenant_id, u.line_id)
      left join search_entry s on (s.tenant_id, s.kind, s.id) = (t.tenant_id, 'ticket', t.id)
      where t.kind <> l.kind or t.product_id <> coalesce(u.became_product_id, l.product_id)
        or t.sold_at <> coalesce(o.completed_at, o.created_at)
        or s.id is null or strpos(s.text, lower(t.reference)) = 0 or s.at <> t.sold_at`,
  },
  {
    name: 'F3 an order is found by its number, at the moment that lists show',
    sql: `select o.tenant_id, o.id
      from orders o
      left join search_entry s on (s.tenant_id, s.kind, s.id) = (o.tenant_id, 'order', o.id)
      where s.id is null or strpos(s.text, lower(o.reference)) = 0
        or s.at <> coalesce(o.completed_at, o.created_at)`,
  },
  {
    name: 'G1 an entry that was given twice names the entry that was given',
    sql: `select s.tenant_id, s.id
      from scan s
      left join scan f on (f.tenant_id, f.id) = (s.tenant_id, s.double_use_of)
      where s.double_use_of is not null
        and (f.result, f.ticket_id, f.entry) is distinct from ('accepted', s.ticket_id, s.entry)`,
  },
  {
    name: 'G2 one reading of each entry of a ticket is accepted',
    sql: `select tenant_id, ticket_id, entry
      from scan
      where result = 'accepted'
      group by 1, 2, 3
      having count(*) > 1`,
  },
  {
    name: 'X1 a disabled account has no live session',
    sql: `select s.id
      from session s
      join account a on a.id = s.account_id
      where a.disabled_at is not null and s.revoked_at is null and s.expires_at > now()`,
  },
  {
    name: 'X1b who was removed from every business has no live session',
    sql: `select s.id
      from session s
      join staff st on st.account_id = s.account_id
      where s.revoked_at is null and s.expires_at > now()
      group by s.id
      having bool_and(st.removed_at is not null)`,
  },
  {
    name: 'O2 every business has main staff',
    sql: `select t.id
      from tenant t
      where not exists (
        select
        from staff st
        where st.tenant_id = t.id and st.is_main and st.removed_at is null
      )`,
  },
]
