import type { erasureObstacles } from '@guichet/contract/privacy/erase-client.ts'
import { sql } from 'kysely'
import { loadOrder, owedCents } from '../orders/public.ts'
import type { Db, Transaction } from '../platform/db/db.ts'
import { selectRows } from '../platform/db/rows.ts'
import { picturesOf } from './load-tickets.db.ts'
import { lettersTo } from './load-trail.db.ts'
import type { Person } from './person.db.ts'

type Obstacle = { obstacle: (typeof erasureObstacles)[number]; orderReferenceNumber: string | null }

/** Data that a client would lose, and anything in progress. */
export async function erasureEffects(
  { db, now }: Pick<Transaction, 'db' | 'now'>,
  tenantId: string,
  person: Person,
) {
  const { orderIds } = person
  const tickets = await ticketsOf(db, tenantId, orderIds)
  const ahead = tickets.filter(
    (ticket) =>
      ticket.voided_at === null &&
      ticket.state !== 'Expired' &&
      (ticket.ends_at === null || ticket.ends_at > now),
  )
  return {
    confirmation: await confirmationOf(db, tenantId, person.id),
    counts: {
      orders: orderIds.length,
      tickets: tickets.length,
      ticketsAhead: ahead.length,
      letters: (await lettersTo(db, tenantId, person)).length,
      pictures: (await picturesOf(db, tenantId, orderIds)).length,
    },
    obstacles: [
      ...(await obstaclesOf(db, tenantId, orderIds)),
      ...(await openQuotes(db, tenantId, person)),
    ],
  }
}

/** Text to type as a confirmation for this person. */
async function confirmationOf(db: Db, tenantId: string, id: string): Promise<string> {
  const client = await selectRows(db, tenantId, 'client')
    .select(['email', 'first_name', 'last_name'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const name = [client.first_name, client.last_name].filter(Boolean).join(' ')
  return client.email ?? (name || id)
}

const ticketsOf = async (db: Db, tenantId: string, orderIds: readonly string[]) =>
  orderIds.length
    ? selectRows(db, tenantId, 'ticket')
        .select(['state', 'ends_at', 'voided_at'])
        .where('order_id', 'in', [...orderIds])
        .execute()
    : []

async function obstaclesOf(
  db: Db,
  tenantId: string,
  orderIds: readonly string[],
): Promise<Obstacle[]> {
  const { rows } = await sql<{ obstacle: Obstacle['obstacle']; reference: string | null }>`
    select distinct found.obstacle, o.reference
    from (
      select 'paymentAwaited' as obstacle, p.order_id
      from payment p
      where p.tenant_id = ${tenantId} and p.state = 'pending'
      union all
      select 'refundUnderWay', r.order_id
      from refund r
      where r.tenant_id = ${tenantId} and r.state = 'requested'
      union all
      select 'disputeOpen', p.order_id
      from dispute d
      join payment p on (p.tenant_id, p.id) = (d.tenant_id, d.payment_id)
      where d.tenant_id = ${tenantId} and d.closed_at is null
      union all
      select 'rentalOut', u.order_id
      from rental r
      join unit u on (u.tenant_id, u.id) = (r.tenant_id, r.unit_id)
      where r.tenant_id = ${tenantId} and r.picked_up_at is not null and r.returned_at is null
        and u.order_id = any(${orderIds}::uuid[])
      union all
      select 'stayUnderWay', u.order_id
      from booking b
      join unit u on (u.tenant_id, u.id) = (b.tenant_id, b.unit_id)
      where b.tenant_id = ${tenantId} and b.status = 'CheckedIn'
        and u.order_id = any(${orderIds}::uuid[])
    ) found
    join orders o on o.tenant_id = ${tenantId} and o.id = found.order_id
    where o.id = any(${orderIds}::uuid[])
    union all
    select 'exportUnderWay', null
    where exists (
      select
      from job j
      where j.tenant_id = ${tenantId} and j.kind in ('orderExtract', 'ticketExtract')
        and j.ended_at is null and j.attempts > 0
    ) or exists (
      select
      from scheduled_export_run r
      where r.tenant_id = ${tenantId} and r.state = 'waiting' and r.started_at is not null
    )
    union all
    select 'importUnderWay', null
    where exists (
      select
      from job j
      where j.tenant_id = ${tenantId} and j.kind = 'clientImport' and j.ended_at is null
    )
    order by 1, 2`.execute(db)
  return [
    ...rows.map(({ obstacle, reference }) => ({ obstacle, orderReferenceNumber: reference })),
    ...(await owedOrders(db, tenantId, orderIds)),
  ]
}

/** Quotes that may still become an order. */
async function openQuotes(
  db: Db,
  tenantId: string,
  { clientIds, emails }: Person,
): Promise<Obstacle[]> {
  const open = await selectRows(db, tenantId, 'quote')
    .select('id')
    .where('status', 'in', ['Draft', 'Sent', 'Accepted'])
    .where(({ or, eb }) =>
      or([eb('client_id', 'in', clientIds), ...(emails.length ? [eb('email', 'in', emails)] : [])]),
    )
    .limit(1)
    .executeTakeFirst()
  return open ? [{ obstacle: 'quoteOpen', orderReferenceNumber: null }] : []
}

/** Orders with an unpaid balance. */
async function owedOrders(
  db: Db,
  tenantId: string,
  orderIds: readonly string[],
): Promise<Obstacle[]> {
  if (!orderIds.length) return []
  const withBalance = await selectRows(db, tenantId, 'orders')
    .select(['id', 'reference'])
    .where('id', 'in', [...orderIds])
    .where('balance_due_on', 'is not', null)
    .orderBy('reference')
    .execute()
  const owed: Obstacle[] = []
  for (const { id, reference } of withBalance)
    if (owedCents(await loadOrder(db, tenantId, id)) > 0)
      owed.push({ obstacle: 'balanceOwed', orderReferenceNumber: reference })
  return owed
}
