import { sameTenant } from '../database/same-tenant.ts'
import { selectRows } from '../platform/db/rows.ts'
import type { Ctx } from '../platform/http/contexts.ts'
import { localDateOf } from '../platform/values/zoned-time.ts'
import type { Standing } from './copies/copied-week.rules.ts'
import { clockOf } from './occurrences.rules.ts'
import { soldBy } from './sold.db.ts'

type Items = { activityIds: readonly string[]; rentalTypeIds: readonly string[] }

type Period = { from: string; to: string }

const openRows = (
  { db, tenantId }: Ctx,
  { activityIds, rentalTypeIds }: Items,
  { from, to }: Period,
) =>
  selectRows(db, tenantId, 'occurrence as o')
    .innerJoin('availability as a', sameTenant('a.id', 'o.availability_id'))
    .leftJoin('slot as s', sameTenant('s.id', 'o.slot_id'))
    .leftJoin('resource as r', sameTenant('r.id', 'o.slot_id'))
    .select([
      'o.id',
      'o.on_date',
      'o.slot_id',
      'o.quantity',
      'o.begin_times',
      'a.timetable_id',
      'a.activity_id',
      'a.rental_type_id',
      's.begin_time',
      's.end_time',
      's.ends_at',
      'r.taken',
    ])
    .where('o.closed_at', 'is', null)
    .where('o.on_date', '>=', from as never)
    .where('o.on_date', '<=', to as never)
    .where((eb) =>
      eb.or([
        ...(activityIds.length ? [eb('a.activity_id', 'in', [...activityIds])] : []),
        ...(rentalTypeIds.length ? [eb('a.rental_type_id', 'in', [...rentalTypeIds])] : []),
      ]),
    )
    .orderBy('o.on_date')
    .orderBy('o.id')
    .execute()
type Row = Awaited<ReturnType<typeof openRows>>[number]

const instantsOf = ({ on_date: date, begin_times: times }: Row, timeZone: string) => {
  const at = clockOf(date, timeZone)
  return (times ?? []).flatMap((time) => at(time) ?? [])
}

/** Tells which equipment types were rented for one of their begins. */
async function rented(
  { db, tenantId, timeZone }: Ctx,
  rows: readonly Row[],
): Promise<(row: Row) => boolean> {
  const sold = new Set<string>()
  const key = (rentalTypeId: string, instant: string) => `${rentalTypeId} ${Date.parse(instant)}`
  for (const [rentalTypeId, own] of Map.groupBy(rows, (row) => row.rental_type_id)) {
    if (rentalTypeId === null) continue
    const instants = own.flatMap((row) => instantsOf(row, timeZone))
    const tickets = await soldBy(db, tenantId, { slots: [], rentals: { rentalTypeId, instants } })
    for (const { beginsAt } of tickets) sold.add(key(rentalTypeId, beginsAt))
  }
  return (row) =>
    row.rental_type_id !== null &&
    instantsOf(row, timeZone).some((instant) => sold.has(key(row.rental_type_id!, instant)))
}

/** Open occurrences of items in a period, and whether they were sold. */
export async function standingSlots(ctx: Ctx, items: Items, period: Period): Promise<Standing[]> {
  const { now, timeZone } = ctx
  const today = localDateOf(now, timeZone)
  const rows = await openRows(ctx, items, period)
  const isRented = await rented(ctx, rows)
  return rows.map((row) => ({
    id: row.id,
    timetableId: row.timetable_id,
    itemId: (row.activity_id ?? row.rental_type_id)!,
    date: row.on_date,
    times: timesOf(row),
    slot: row.slot_id ? { id: row.slot_id, quantity: row.quantity! } : null,
    // Places that a cart holds count as sold, as the cart would lose them.
    isSold: (row.taken ?? 0) > 0 || isRented(row),
    isOver: row.on_date < today || (row.ends_at !== null && row.ends_at <= now),
  }))
}

const short = (time: string) => time.slice(0, 5)
type Hours = {
  quantity: number | null
  begin_time: string | null
  end_time: string | null
  begin_times: string[] | null
}
function timesOf({ quantity, begin_time: begin, end_time: end, begin_times: begins }: Hours) {
  if (begin === null || end === null)
    return (begins ?? []).map((time) => ({ begin: short(time), end: short(time) }))
  return quantity === 0 ? [] : [{ begin: short(begin), end: short(end) }]
}
