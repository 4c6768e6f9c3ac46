import { sql } from 'kysely'
import type { Db } from '../platform/db/db.ts'
import { deleteRows, selectRows } from '../platform/db/rows.ts'
import type { Progress } from '../platform/jobs/worker.ts'
import { addDays, instantOf, startOfDay } from '../platform/values/zoned-time.ts'
import { hitsByItems, type LostWindow } from './matching.db.ts'

export const reschedulingById = async (db: Db, tenantId: string, id: string) =>
  selectRows(db, tenantId, 'rescheduling')
    .innerJoin('tenant', 'tenant.id', 'rescheduling.tenant_id')
    .selectAll('rescheduling')
    .select('tenant.time_zone')
    .where('rescheduling.id', '=', id)
    .executeTakeFirstOrThrow()
type Rescheduling = Awaited<ReturnType<typeof reschedulingById>>

export async function progressOf(db: Db, tenantId: string, id: string): Promise<Progress> {
  return selectRows(db, tenantId, 'rescheduling_ticket')
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.count<number>('freed_at').as('done'),
    ])
    .where('rescheduling_id', '=', id)
    .executeTakeFirstOrThrow()
}

/**
 * Adds tickets sold between the preview and the closing of their slots. Nothing more is sold there
 * now, so this is the last time.
 */
export async function addLatecomers(db: Db, rescheduling: Rescheduling): Promise<void> {
  if (!rescheduling.closes_slots || !rescheduling.on_date) return
  const hits = (await hitsByItems(db, rescheduling.tenant_id, windowOf(rescheduling))).filter(
    // Tickets whose time was over at that instant were left out on purpose.
    (hit) => hit.endsAt > rescheduling.created_at,
  )
  if (!hits.length) return
  await sql`insert into rescheduling_ticket (
      tenant_id, rescheduling_id, ticket_id, order_id, slot_id, begins_at, ends_at
    )
    select tenant_id, ${rescheduling.id}, id, order_id, slot_id, begins_at, ends_at
    from ticket
    where tenant_id = ${rescheduling.tenant_id}
      and id = any(${hits.map((hit) => hit.ticketId)}::uuid[])
    on conflict do nothing`.execute(db)
}

function windowOf({ on_date, begin_time, end_time, items, time_zone }: Rescheduling): LostWindow {
  const [date, beginTime, endTime] = [on_date!, begin_time!, end_time!]
  return {
    ...(items as Pick<LostWindow, 'activities' | 'models' | 'accessories'>),
    date,
    beginTime,
    endTime,
    from:
      beginTime === '00:00:00'
        ? startOfDay(date, time_zone)
        : instantOf(date, beginTime, time_zone),
    to:
      endTime === '23:59:59'
        ? startOfDay(addDays(date, 1), time_zone)
        : instantOf(date, endTime, time_zone),
  }
}

/** The next orders to process. */
export const nextOrders = async (
  db: Db,
  tenantId: string,
  id: string,
  count: number,
): Promise<string[]> =>
  (
    await selectRows(db, tenantId, 'rescheduling_ticket')
      .select('order_id')
      .distinct()
      .where('rescheduling_id', '=', id)
      .where('freed_at', 'is', null)
      .orderBy('order_id')
      .limit(count)
      .execute()
  ).map((row) => row.order_id)

export const lockOrders = (db: Db, tenantId: string, orderIds: readonly string[]) =>
  selectRows(db, tenantId, 'orders')
    .select(['id', 'email', 'language', 'client_id'])
    .where('id', 'in', [...orderIds])
    .orderBy('id')
    .forUpdate()
    .execute()

export type RowToFree = {
  ticketId: string
  orderId: string
  unitId: string
  beginsAt: string
  isStillThere: boolean
}
/**
 * Rows of these orders that are not freed yet, and whether each ticket still has the cancelled
 * time; to be read after the orders are locked.
 */
export async function rowsToFree(
  db: Db,
  tenantId: string,
  id: string,
  orderIds: readonly string[],
): Promise<RowToFree[]> {
  const { rows } =
    await sql<RowToFree>`select t.id as "ticketId", t.order_id as "orderId", t.unit_id as "unitId",
        r.begins_at as "beginsAt",
        t.voided_at is null and t.state in ('ScheduledActivation', 'Active')
        and t.slot_id is not distinct from r.slot_id and t.begins_at = r.begins_at
        and e.picked_up_at is null as "isStillThere"
      from rescheduling_ticket r
      join ticket t on (t.tenant_id, t.id) = (r.tenant_id, r.ticket_id)
      left join rental e on (e.tenant_id, e.unit_id) = (t.tenant_id, t.unit_id)
      where r.tenant_id = ${tenantId} and r.rescheduling_id = ${id} and r.freed_at is null
        and r.order_id = any(${[...orderIds]}::uuid[])`.execute(db)
  return rows
}

export async function dropRows(
  db: Db,
  tenantId: string,
  id: string,
  ticketIds: readonly string[],
): Promise<void> {
  if (ticketIds.length)
    await deleteRows(db, tenantId, 'rescheduling_ticket')
      .where('rescheduling_id', '=', id)
      .where('ticket_id', 'in', [...ticketIds])
      .execute()
}
