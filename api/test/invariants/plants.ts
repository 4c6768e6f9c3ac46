import { allotmentPlants } from './allotment-plants.ts'
import { duePlants } from './due-plants.ts'
import { peoplePlants } from './people-plants.ts'
import { quotePlants } from './quote-plants.ts'
import { tillPlants } from './till-plants.ts'
import { trailPlants } from './trail-plants.ts'

/** A violation of each invariant: the statements that make it; the test proves that it is found. */
const anyRow = (table: string, where = 'true') =>
  `ctid = (select ctid from ${table} where ${where} order by 1 limit 1)`
const tenant = `(select tenant_id from orders order by 1 limit 1)`
const uuid = (n: number) => `'00000000-0000-7000-8000-00000000009${n}'`
const sized = `insert into resource (tenant_id, id, kind, quantity)
  values (${tenant}, ${uuid(1)}, 'size', 1)`
const claimed = (n: number, from: string, to: string) =>
  `insert into claim (tenant_id, id, resource_id, quantity, begins_at, ends_at)
    values (${tenant}, ${uuid(n)}, ${uuid(1)}, 1, '2040-01-01T${from}Z', '2040-01-01T${to}Z')`
const lostDay = `insert into rescheduling (
    tenant_id, id, reason, closes_slots, created_by, created_at
  )
  select ${tenant}, ${uuid(1)}, 'x', false, id, now()
  from account
  limit 1`
const lostTicket = `insert into rescheduling_ticket (
    tenant_id, rescheduling_id, ticket_id, order_id, begins_at, ends_at, freed_at
  )
  select t.tenant_id, ${uuid(1)}, t.id, t.order_id, now(), now(), now()
  from ticket t
  join orders o on o.id = t.order_id
  where t.tenant_id = ${tenant} and t.voided_at is null and t.state <> 'Reschedulable'
    and o.email is not null
  limit 1`

/** A payment through an account, of an order that was completed. */
const awaited = (state: 'pending' | 'succeeded') => `insert into payment (
    tenant_id, id, order_id, method, provider, provider_account, cents, state
  )
  select tenant_id, gen_random_uuid(), id, 'online', 'stripe', 'acct_1', 1, '${state}'
  from orders
  where status = 'Completed'
  limit 1`

const disputed = (cents: string) => `insert into dispute (
    tenant_id, id, payment_id, provider_ref, state, reason, cents, is_withdrawn, is_answered,
    opened_at, asked_at
  )
  select tenant_id, gen_random_uuid(), id, 'du_1', 'open', 'fraudulent', ${cents}, true, false,
    now(), now()
  from payment
  where state = 'succeeded' and cents > 0
  limit 1`

const scanned = (n: number, result: string, over = '') => `insert into scan (
    tenant_id, id, ticket_id, account_id, device_id, scanned_at, recorded_at, on_date, is_typed,
    is_offline, is_admitted, result, entry${over && ', double_use_of'}
  )
  select t.tenant_id, ${uuid(n)}, t.id, a.id, ${uuid(1)}, now(), now(), current_date, false, true,
    true, '${result}', 'once'${over}
  from ticket t, account a
  order by t.id, a.id
  limit 1`

export const plants: Record<string, string[]> = {
  M1: [`update order_line set unit_cents = unit_cents + 1 where ${anyRow('order_line')}`],
  M1b: [`update invoice_tax set cents = cents + 1 where ${anyRow('invoice_tax')}`],
  M1c: [`update unit_tax set cents = cents + 1 where ${anyRow('unit_tax')}`],
  M1d: [`update order_line set count = count + 1 where ${anyRow('order_line')}`],
  M2: [`update posting set cents = cents + 1 where ${anyRow('posting')}`],
  M2d: [`update posting set business_day = business_day + 1 where ${anyRow('posting')}`],
  M2b: [
    `delete from posting
      where txn_id = (
        select p.txn_id
        from posting p
        join orders o on o.id = p.order_id
        where p.account = 'cash:card' and p.cents > 0 and o.status = 'CreatedByAdmin'
        limit 1
      )`,
  ],
  M2c: [
    `insert into payment (tenant_id, id, order_id, method, provider, cents, state, is_balance)
      select tenant_id, gen_random_uuid(), id, 'online', 'stripe', 100, 'pending', true
      from orders
      where status = 'CreatedByAdmin'
      limit 1`,
  ],
  M3: [
    `update unit
      set refunded_cents = 1
      where ${anyRow('unit', 'refunded_cents = 0 and gross_cents > 0')}`,
  ],
  M3b: [
    `update unit_tax
      set refunded_cents = 1
      where ${anyRow('unit_tax', 'refunded_cents = 0 and cents > 0')}`,
  ],
  M3c: [`update refund set total_cents = total_cents + 1 where ${anyRow('refund')}`],
  M3d: [`update refund_item set net_cents = net_cents + 1 where ${anyRow('refund_item')}`],
  M3e: [
    `update refund_transfer set state = 'unknown' where ${anyRow('refund_transfer', `state = 'settled'`)}`,
  ],
  M3f: [
    `update refund_transfer set cents = 99999999 where ${anyRow('refund_transfer', `state = 'settled'`)}`,
  ],
  M3g: [`update refund set total_cents = 99999999 where ${anyRow('refund', `state = 'settled'`)}`],
  M3h: [
    `update refund_transfer set state = 'returned' where ${anyRow('refund_transfer', `state = 'settled'`)}`,
  ],
  M4: [
    `update refund_transfer
      set provider_ref = 're_twice', payment_id = gen_random_uuid()
      where provider_ref is not null`,
  ],
  M4b: [awaited('succeeded')],
  M4c: [awaited('pending')],
  M4d: [
    `insert into ticket_to_issue (
        tenant_id, unit_id, ordinal, order_id, kind, product_id, owner, answers
      )
      select u.tenant_id, u.id, 0, u.order_id, 'daily_ticket', gen_random_uuid(), '[]', '[]'
      from unit u
      join orders o on (o.tenant_id, o.id) = (u.tenant_id, u.order_id)
      where o.status = 'Completed'
      limit 1`,
  ],
  M6: [disputed('cents')],
  M6b: [disputed('cents + 1')],
  M7: [
    `update invoice
      set platform_fee = '{"rateMilli": 1000, "baseCents": 100, "cents": 1, "taxes": []}'
      where ${anyRow('invoice')}`,
  ],
  M7b: [
    `update payment set fee_cents = 1 where ${anyRow('payment', `state = 'succeeded' and cents > 0`)}`,
  ],
  M7c: [
    `update refund_transfer
      set fee_cents = 1
      where ${anyRow('refund_transfer', `state = 'settled' and cents > 0`)}`,
  ],
  M5: [`update refund set credit_note = null where ${anyRow('refund', 'credit_note is not null')}`],
  G1: [scanned(2, 'tooEarly'), scanned(3, 'used', `, ${uuid(2)}::uuid`)],
  // The index that forbids it is dropped within the transaction.
  G2: [
    scanned(2, 'accepted'),
    'drop index scan_tenant_id_ticket_id_entry_idx',
    scanned(3, 'accepted'),
  ],
  C1: [`update resource set taken = taken - 1 where ${anyRow('resource', 'taken > 0')}`],
  C1b: [
    `update ticket set voided_at = now() where ${anyRow('ticket', `slot_id is not null and voided_at is null`)}`,
  ],
  C1c: [
    `insert into rental (tenant_id, unit_id, size_id, begins_at, ends_at)
      select t.tenant_id, t.unit_id, z.id, now(), now()
      from ticket t
      join rental_size z on z.tenant_id = t.tenant_id
      where t.voided_at is null and t.state <> 'Reschedulable'
        and not exists (select from rental e where e.unit_id = t.unit_id)
      limit 1`,
  ],
  C6: [
    `insert into hold (tenant_id, id, held_until, created_at, ended_at, ending)
      values (${tenant}, ${uuid(1)}, now(), now(), now(), 'expired')`,
    `update claim set hold_id = ${uuid(1)} where ${anyRow('claim', `released_at is null and tenant_id = ${tenant}`)}`,
  ],
  C2: [sized, claimed(2, '10:00', '12:00'), claimed(3, '11:00', '13:00')],
  C3: [
    `drop index rebate_use_tenant_id_rebate_id_idx`,
    `insert into rebate (
        tenant_id, id, code, code_key, description, types, percent_milli, applies, combinable,
        active, first_day, last_day
      )
      values (
        ${tenant}, ${uuid(1)}, 'A', 'A', '', '{}', 1000, 'ONCE', 'no', true, current_date,
        current_date
      )`,
    `insert into rebate_use (tenant_id, id, rebate_id, order_id, once, cents)
      select tenant_id, id, ${uuid(1)}, id, true, 1
      from orders
      where tenant_id = ${tenant}
      limit 2`,
  ],
  C4: [
    `delete from ticket where ${anyRow('ticket', `order_id in (select id from orders where status = 'Completed')`)}`,
  ],
  C4b: [
    `update order_line set kind = 'lodging' where ${anyRow('order_line', `kind <> 'fee' and order_id in (select id from orders where status = 'Completed')`)}`,
  ],
  C5: [
    `update occurrence
      set closed_at = now()
      where ${anyRow('occurrence', 'closed_at is null and quantity > 0')}`,
  ],
  C7: [
    `update ticket
      set state = 'Reschedulable'
      where ${anyRow('ticket', 'slot_id is not null and voided_at is null')}`,
  ],
  C8: [lostDay, lostTicket],
  C9: [lostDay, lostTicket],
  C10: [
    `update ticket
      set begins_at = now(), ends_at = now() + interval '1 day'
      where ${anyRow('ticket', `slot_id is null and voided_at is null and state = 'Available' and unit_id in (select u.id from unit u join order_line l on l.id = u.line_id where l.kind = 'daily_ticket')`)}`,
  ],
  C11: [
    `insert into rental (tenant_id, unit_id, size_id, begins_at, ends_at, picked_up_at)
      select t.tenant_id, t.unit_id, z.id, now(), now(), now()
      from ticket t
      join rental_size z on z.tenant_id = t.tenant_id
      where t.state <> 'Reschedulable' and not exists (
        select from rental e where e.unit_id = t.unit_id
      )
      limit 1`,
    `update ticket
      set voided_at = now()
      where unit_id in (select unit_id from rental where picked_up_at is not null and returned_at is null)`,
  ],
  E1: [
    `delete from mail where ${anyRow('mail', `kind = 'order-confirmation' and order_id in (select id from orders where status = 'Completed')`)}`,
  ],
  F2: [`update ticket set kind = 'season_pass' where ${anyRow('ticket', `kind = 'daily_ticket'`)}`],
  S1: [
    `update order_status_log set status = 'RefundCompleted' where ${anyRow('order_status_log', `seq = 2 and status = 'ValidationSucceed'`)}`,
  ],
  S1c: [
    `update orders
      set status = 'Canceled'
      where ${anyRow('orders', `id in (select order_id from ticket where voided_at is null)`)}`,
  ],
  S1b: [`update orders set status = 'Canceled' where ${anyRow('orders', `status = 'Completed'`)}`],
  I1c: [
    `insert into idempotency (tenant_id, call, key, account_id, body_sha256, created_at)
      values (${tenant}, 'POST /', gen_random_uuid(), gen_random_uuid(), '', now())`,
  ],
  O1: [`update activity set position = position + 1 where ${anyRow('activity')}`],
  B1: [`update product set image_id = ${uuid(1)} where ${anyRow('product')}`],
  B2: [`update ticket set picture_id = ${uuid(1)} where ${anyRow('ticket')}`],
  F1: [
    `insert into answer (
        tenant_id, id, order_id, ticket_id, form_title, question_text, answer, folded, position
      )
      select tenant_id, ${uuid(1)}, ${uuid(2)}, id, '', '', '', '', 0
      from ticket
      limit 1`,
  ],
  F3: [`update search_entry set at = at + interval '1 second' where kind = 'order'`],
  ...duePlants,
  ...trailPlants,
  ...peoplePlants,
  ...quotePlants,
  ...allotmentPlants,
  ...tillPlants,
  X1: [
    `update account set disabled_at = now() where email = 'clerk@guichet.test'`,
    `insert into session (id, account_id, client_name, rotated_at, created_at, expires_at)
      select gen_random_uuid(), id, 'administration', now(), now(), now() + interval '1 day'
      from account
      where email = 'clerk@guichet.test'`,
  ],
  X1b: [
    `update staff set removed_at = now()
      where account_id = (select id from account where email = 'clerk@guichet.test')`,
    `insert into session (id, account_id, client_name, rotated_at, created_at, expires_at)
      select gen_random_uuid(), id, 'administration', now(), now(), now() + interval '1 day'
      from account
      where email = 'clerk@guichet.test'`,
  ],
  O2: [`update staff set is_main = false where tenant_id = ${tenant}`],
  T1: ['create table planted (tenant_id uuid)'],
  T2: [
    'create table planted (tenant_id uuid, id uuid primary key)',
    'create table planted_child (planted_id uuid references planted)',
  ],
  T2b: ['create table planted (tenant_id uuid, id uuid primary key)'],
  T3: ['create view planted as select * from orders'],
  T3b: ['alter role guichet_app bypassrls'],
  T4: [
    `create policy planted on orders using (tenant_id = current_setting('app.tenant_id', true)::uuid)`,
  ],
  A2: ['grant update on audit to guichet_app'],
  I1: [
    `insert into job (tenant_id, id, kind, payload, run_at, created_at)
      select ${tenant}, gen_random_uuid(), 'apply-provider-event', '{"id":"evt_1"}', now(), now()
      from generate_series(1, 2)`,
  ],
  I1b: ['alter table idempotency drop constraint idempotency_pkey'],
}
