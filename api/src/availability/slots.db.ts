import { sql, type RawBuilder } from 'kysely'
import { sameTenant } from '../database/same-tenant.ts'
import type { Db } from '../platform/db/db.ts'
import { selectRows } from '../platform/db/rows.ts'

/** Taken places of a slot, without those of some units. */
const takenBut = (omitUnitIds: readonly string[]) =>
  omitUnitIds.length === 0
    ? sql<number>`resource.taken`
    : sql<number>`(
        resource.taken - coalesce(
          (
            select sum(c.quantity)
            from claim c
            where c.tenant_id = resource.tenant_id and c.resource_id = resource.id
              and c.unit_id = any(${[...omitUnitIds]}::uuid[]) and c.released_at is null
          ),
          0
        )::int
      )`

const slots = (db: Db, tenantId: string, omitUnitIds: readonly string[] = []) =>
  selectRows(db, tenantId, 'slot')
    .innerJoin('resource', sameTenant('resource.id', 'slot.id'))
    .select(({ eb }) => [
      'slot.id',
      'slot.activity_id',
      'slot.on_date',
      'slot.begin_time',
      'slot.end_time',
      'slot.begins_at',
      'slot.ends_at',
      'resource.quantity',
      eb('resource.quantity', '+', eb.ref('resource.overbooked')).as('capacity'),
      takenBut(omitUnitIds).as('taken'),
    ])

/** Open slots of several days, in order of time. */
export const slotsOfDays = (
  db: Db,
  tenantId: string,
  activityId: string,
  dates: readonly string[],
) =>
  slots(db, tenantId)
    .where('slot.activity_id', '=', activityId)
    .where('slot.on_date', 'in', [...dates] as never)
    .where('resource.quantity', '>', 0)
    .orderBy('slot.begins_at')
    .orderBy('slot.ends_at')
    .execute()

export type Slot = Awaited<ReturnType<typeof slotsOfDay>>[number]
type OfDay = { activityId: string; date: string; omitUnitIds?: readonly string[] }
export const slotsOfDay = (db: Db, tenantId: string, { activityId, date, omitUnitIds }: OfDay) =>
  slots(db, tenantId, omitUnitIds)
    .where('slot.activity_id', '=', activityId)
    .where('slot.on_date', '=', date as never)
    .where('resource.quantity', '>', 0)
    .orderBy('slot.begin_time')
    .orderBy('slot.end_time')
    .execute()

/**
 * Open slots of all activities on a day that have not ended, by activity, as the index of slots
 * begins with it.
 */
export const slotsOpenOn = (db: Db, tenantId: string, date: string, now: string) =>
  slots(db, tenantId)
    .innerJoin('activity', sameTenant('activity.id', 'slot.activity_id'))
    .where('activity.deleted_at', 'is', null)
    .where('slot.on_date', '=', date as never)
    .where('slot.ends_at', '>', now)
    .where('resource.quantity', '>', 0)
    .orderBy('slot.begin_time')
    .orderBy('slot.end_time')
    .execute()

/** Places of a counted resource that carts hold. */
const heldInCarts = sql<number>`coalesce(
    (
      select sum(c.quantity)
      from claim c
      where c.tenant_id = resource.tenant_id and c.resource_id = resource.id
        and c.hold_id is not null and c.released_at is null
    ),
    0
  )::int`.as('held')

/**
 * All slots of a day with the names of their activities: those that still offer places, and those
 * with sold places.
 */
export const slotsOfBoard = (db: Db, tenantId: string, date: string) =>
  slots(db, tenantId)
    .innerJoin('activity', sameTenant('activity.id', 'slot.activity_id'))
    .select(['activity.name', 'activity.position', heldInCarts])
    .where('slot.on_date', '=', date as never)
    .where(({ eb, or }) =>
      or([
        eb('resource.taken', '>', 0),
        eb.and([eb('resource.quantity', '>', 0), eb('activity.deleted_at', 'is', null)]),
      ]),
    )
    .orderBy('slot.begins_at')
    .orderBy('slot.ends_at')
    .execute()

/** Rule by which visitors buy slots: minutes from the begin, or null until half of a slot is over. */
type ForVisitors = { untilMinutes: number | null }
/** The instant until which a slot is sold: at the counter until its end. */
const soldUntil = (forVisitors: ForVisitors | undefined) => {
  if (!forVisitors) return sql<string>`s.ends_at`
  return forVisitors.untilMinutes === null
    ? sql<string>`s.begins_at + (s.ends_at - s.begins_at) / 2`
    : sql<string>`least(s.ends_at, s.begins_at + make_interval(mins => ${forVisitors.untilMinutes}))`
}

/** Capacity and taken places of the slots of a day that are still sold. */
const ofOpen = (now: string, until: RawBuilder<string>) => {
  const open = sql`filter (where ${until} > ${now})`
  return {
    capacity: sql<number>`coalesce(sum(s.capacity) ${open}, 0)::int`,
    taken: sql<number>`coalesce(sum(s.taken) ${open}, 0)::int`,
  }
}

export type DayWithSlots = Awaited<ReturnType<typeof freestOfDays>>[number]
type OfPeriod = Omit<OfDay, 'date'> & {
  from: string
  to: string
  now: string
  forVisitors?: ForVisitors
}
/**
 * Rows per day of [from, to] with an open slot: the most places left in one slot that is still
 * sold, the taken places and the capacity of all of these, and the end of the sale of the last
 * one.
 */
export const freestOfDays = (
  db: Db,
  tenantId: string,
  { activityId, from, to, now, omitUnitIds, forVisitors }: OfPeriod,
) => {
  const until = soldUntil(forVisitors)
  return db
    .selectFrom(
      slots(db, tenantId, omitUnitIds)
        .where('slot.activity_id', '=', activityId)
        .where('slot.on_date', '>=', from as never)
        .where('slot.on_date', '<=', to as never)
        .where('resource.quantity', '>', 0)
        .as('s'),
    )
    .select(({ fn }) => [
      's.on_date',
      fn
        .max<number>((eb) =>
          eb
            .case()
            .when(until, '>', now)
            .then(eb('s.capacity', '-', eb.ref('s.taken')))
            .else(0)
            .end(),
        )
        .as('remaining'),
      fn.max<string>(until).as('ends_at'),
      ofOpen(now, until).capacity.as('capacity'),
      ofOpen(now, until).taken.as('taken'),
    ])
    .groupBy('s.on_date')
    .orderBy('s.on_date')
    .execute()
}

export const slotsByIds = async (
  db: Db,
  tenantId: string,
  ids: readonly string[],
): Promise<Slot[]> =>
  ids.length === 0
    ? []
    : slots(db, tenantId)
        .where('slot.id', 'in', [...ids])
        .execute()

export type SlotName = { activityId: string; date: string; begin: string; end: string }
/** Slots that a cart names, in one query; unknown ones are absent. */
export const slotsByName = async (db: Db, tenantId: string, names: SlotName[]): Promise<Slot[]> =>
  names.length === 0
    ? []
    : slots(db, tenantId)
        .where(({ eb, refTuple, tuple }) =>
          eb(
            refTuple('slot.activity_id', 'slot.on_date', 'slot.begin_time', 'slot.end_time'),
            'in',
            names.map(({ activityId, date, begin, end }) =>
              tuple(activityId, date, begin, end),
            ) as never,
          ),
        )
        .execute()
