import { sql } from 'kysely'
import { sameTenant } from '../database/same-tenant.ts'
import type { Db } from '../platform/db/db.ts'
import { selectRows } from '../platform/db/rows.ts'
import { apiError } from '../platform/http/api-error.ts'

/** A ticket that loses its time, with that time. */
export type Hit = {
  ticketId: string
  orderId: string
  slotId: string | null
  beginsAt: string
  endsAt: string
}
/** Items and the part of a day that is cancelled; `from` and `to` are its instants, half-open. */
export type LostWindow = {
  date: string
  beginTime: string
  endTime: string
  from: string
  to: string
  activities: string[]
  models: string[]
  accessories: string[]
}

/**
 * Live tickets with a time that can be cancelled: of a slot, or of equipment that was not picked up
 * yet; never passes, bookings and tickets valid at any time.
 */
const dated = (db: Db, tenantId: string) =>
  selectRows(db, tenantId, 'ticket')
    .innerJoin('unit', sameTenant('unit.id', 'ticket.unit_id'))
    .innerJoin('order_line', sameTenant('order_line.id', 'unit.line_id'))
    .leftJoin('slot', sameTenant('slot.id', 'ticket.slot_id'))
    .leftJoin('rental', sameTenant('rental.unit_id', 'ticket.unit_id'))
    .leftJoin('rental_size', sameTenant('rental_size.id', 'rental.size_id'))
    .select([
      'ticket.id as ticketId',
      'ticket.order_id as orderId',
      'ticket.slot_id as slotId',
      sql<string>`ticket.begins_at`.as('beginsAt'),
      sql<string>`ticket.ends_at`.as('endsAt'),
    ])
    .where('ticket.voided_at', 'is', null)
    .where('ticket.state', 'in', ['ScheduledActivation', 'Active'])
    .where('ticket.begins_at', 'is not', null)
    .where('ticket.ends_at', 'is not', null)
    .where('rental.picked_up_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb.and([eb('order_line.kind', '=', 'daily_ticket'), eb('ticket.slot_id', 'is not', null)]),
        eb.and([
          eb('order_line.kind', '=', 'equipment_rental'),
          eb('rental.unit_id', 'is not', null),
        ]),
      ]),
    )

/**
 * The named tickets with a time that can be cancelled.
 *
 * @throws NotFound when one is not of this business
 */
export async function hitsByIds(
  db: Db,
  tenantId: string,
  ticketIds: readonly string[],
): Promise<Hit[]> {
  const known = await selectRows(db, tenantId, 'ticket')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('id', 'in', [...ticketIds])
    .executeTakeFirstOrThrow()
  if (known.count !== ticketIds.length) throw apiError('NotFound')
  return dated(db, tenantId)
    .where('ticket.id', 'in', [...ticketIds])
    .orderBy('ticket.id')
    .execute()
}

/**
 * A slot is affected when it overlaps the part of the day; a slot without length, when it is
 * inside.
 */
const slotMeets = ({ beginTime, endTime }: LostWindow) =>
  sql<boolean>`(
    (slot.begin_time < ${endTime}::time and slot.end_time > ${beginTime}::time)
    or (
      slot.begin_time = slot.end_time
      and slot.begin_time >= ${beginTime}::time and slot.begin_time < ${endTime}::time
    )
  )`

/**
 * Tickets of items in a part of a day: slots of the activities, rentals of the types, and rentals
 * with the accessories.
 */
export const hitsByItems = (db: Db, tenantId: string, lost: LostWindow): Promise<Hit[]> =>
  dated(db, tenantId)
    .where((eb) => {
      const rented = sql<boolean>`rental.begins_at < ${lost.to} and rental.ends_at > ${lost.from}`
      const carried = sql<boolean>`exists (
          select
          from unit c
          join order_line cl on (cl.tenant_id, cl.id) = (c.tenant_id, c.line_id)
          join product cp on (cp.tenant_id, cp.id) = (cl.tenant_id, cl.product_id)
          where c.tenant_id = ticket.tenant_id and c.parent_unit_id = ticket.unit_id
            and c.dropped_at is null
            and cp.accessory_id = any(${lost.accessories}::uuid[])
        )`
      return eb.or([
        eb.and([
          sql<boolean>`slot.activity_id = any(${lost.activities}::uuid[])`,
          eb('slot.on_date', '=', lost.date as never),
          slotMeets(lost),
        ]),
        eb.and([sql<boolean>`rental_size.type_id = any(${lost.models}::uuid[])`, rented]),
        eb.and([sql<boolean>`cardinality(${lost.accessories}::uuid[]) > 0`, rented, carried]),
      ])
    })
    .orderBy('ticket.id')
    .execute()

/** Open slots of the activities in that part of the day, sold or not. */
export const slotsOfWindow = (
  db: Db,
  tenantId: string,
  lost: LostWindow,
): Promise<{ id: string }[]> =>
  selectRows(db, tenantId, 'slot')
    .select('slot.id')
    .where(sql<boolean>`slot.activity_id = any(${lost.activities}::uuid[])`)
    .where('slot.on_date', '=', lost.date as never)
    .where(slotMeets(lost))
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('occurrence')
          .select('occurrence.id')
          .whereRef('occurrence.tenant_id', '=', 'slot.tenant_id')
          .whereRef('occurrence.slot_id', '=', 'slot.id')
          .where('occurrence.closed_at', 'is', null),
      ),
    )
    .execute()

/** @throws NotFound when an item is not of this business */
export async function assertItems(
  db: Db,
  tenantId: string,
  { activities, models, accessories }: Pick<LostWindow, 'activities' | 'models' | 'accessories'>,
): Promise<void> {
  for (const [table, ids] of [
    ['activity', activities],
    ['rental_type', models],
    ['accessory', accessories],
  ] as const) {
    if (!ids.length) continue
    const { count } = await selectRows(db, tenantId, table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('id', 'in', ids)
      .executeTakeFirstOrThrow()
    if (count !== ids.length) throw apiError('NotFound')
  }
}

export type HitCounts = {
  tickets: number
  orders: number
  people: number
  ordersWithoutEmail: number
}
/**
 * Numbers of affected tickets, orders and people; a person with several orders counts once, and
 * orders without an email address are counted separately.
 */
export async function countHits(
  db: Db,
  tenantId: string,
  hits: readonly Hit[],
): Promise<HitCounts> {
  const orderIds = [...new Set(hits.map((hit) => hit.orderId))]
  if (!orderIds.length) return { tickets: 0, orders: 0, people: 0, ordersWithoutEmail: 0 }
  const {
    rows: [row],
  } = await sql<{
    people: number
    silent: number
  }>`select count(distinct coalesce(client_id::text, lower(email)))::int as people,
      count(*) filter (where email is null)::int as silent
    from orders
    where tenant_id = ${tenantId} and id = any(${orderIds}::uuid[])`.execute(db)
  return {
    tickets: hits.length,
    orders: orderIds.length,
    people: row!.people,
    ordersWithoutEmail: row!.silent,
  }
}
