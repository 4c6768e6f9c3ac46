import * as contract from '@guichet/contract/timetables/get-calendar.ts'
import { readDays } from '../platform/db/read-days.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle, type Ctx } from '../platform/http/contexts.ts'
import { addDays, localDateOf, startOfDay } from '../platform/values/zoned-time.ts'
import { rentalDays, rentedPerDay, slotDays } from './calendar.db.ts'
import { kindOfItem, type ItemKind } from './series.db.ts'

type Period = { beginDateTimeUtc: string; endDateTimeUtc: string }
type LocalDays = ReturnType<typeof readDays>
const short = (time: string) => time.slice(0, 5)

export const getCalendar = handle(contract.getCalendar, async (ctx, { params: { item }, query }) =>
  load(ctx, item, await kindOfItem(ctx.db, ctx.tenantId, item), query),
)
export const getRentalCalendar = handle(
  contract.getRentalCalendar,
  async (ctx, { query: { itemPublicId, ...query } }) => {
    const kind = await kindOfItem(ctx.db, ctx.tenantId, itemPublicId)
    if (kind !== 'rental_type') throw apiError('NotFound')
    return load(ctx, itemPublicId, kind, query)
  },
)

/**
 * Returns open slots and their taken places: the number of queries is the same for a day and a
 * year, and no ticket is counted.
 */
async function load(ctx: Ctx, item: string, kind: ItemKind, period: Period) {
  const days = readDays(ctx, period)
  return {
    days:
      kind === 'activity'
        ? await activityCalendar(ctx, item, days)
        : await rentalCalendar(ctx, item, days),
  }
}

async function activityCalendar(
  { db, now, tenantId }: Ctx,
  activityId: string,
  { from, to }: LocalDays,
) {
  const rows = await slotDays(db, tenantId, { activityId, from, to })
  // A slot closed by two series that still has sold places is shown once.
  const shown = rows.filter(
    (row, i) => !row.is_closed || rows.findIndex((other) => other.slot_id === row.slot_id) === i,
  )
  return [...Map.groupBy(shown, (row) => row.on_date)].map(([date, slots]) => ({
    date,
    availabilities: [],
    timeslots: slots.map((row) => ({
      timetablePublicId: row.timetable_id,
      availabilityPublicId: row.availability_id,
      isOccurringOnce: row.is_once,
      title: row.title,
      version: row.version,
      slotPublicId: row.slot_id,
      beginTime: short(row.begin_time),
      endTime: short(row.end_time),
      quantity: row.is_closed ? 0 : row.quantity,
      capacity: row.capacity,
      used: row.taken,
      isClosed: row.is_closed,
      isPast: row.ends_at <= now,
    })),
  }))
}

async function rentalCalendar(
  { db, now, tenantId, timeZone }: Ctx,
  rentalTypeId: string,
  { from, to }: LocalDays,
) {
  const today = localDateOf(now, timeZone)
  const rows = await rentalDays(db, tenantId, { rentalTypeId, from, to })
  const rented = await rentedPerDay(db, tenantId, {
    item: rentalTypeId,
    timeZone,
    from: startOfDay(from, timeZone),
    until: startOfDay(addDays(to, 1), timeZone),
  })
  return [...Map.groupBy(rows, (row) => row.on_date)].map(([date, offers]) => ({
    date,
    timeslots: [],
    availabilities: offers.map((row) => ({
      timetablePublicId: row.timetable_id,
      availabilityPublicId: row.availability_id,
      isOccurringOnce: row.is_once,
      title: row.title,
      version: row.version,
      beginTimes: (row.begin_times ?? []).map(short),
      durations: row.durations ?? [],
      used: rented.get(date) ?? 0,
      isPast: date < today,
    })),
  }))
}
