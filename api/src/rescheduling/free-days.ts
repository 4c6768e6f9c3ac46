import type { Reply } from '@guichet/contract/endpoint.ts'
import type { findLinkTimes } from '@guichet/contract/rescheduling/read-link.ts'
import { freestOfDays, slotsOfDays } from '../availability/public.ts'
import type { Db } from '../platform/db/db.ts'
import { firstOf } from '../platform/values/must.ts'
import { addDays, localDateOf, startOfDay, wallTimeOf } from '../platform/values/zoned-time.ts'
import { rentalTimesFor, type FreeTime } from './free-times.ts'

const [daysShown, daysAhead] = [14, 366]

type At = { db: Db; tenantId: string; timeZone: string; now: string }
/** A ticket that gets another time; those without an activity are rentals. */
export type TicketToMove = { id: string; unit_id: string; activity_id: string | null }

/**
 * Times with places for all tickets together, by day from a date on. The tickets are of one
 * activity, or of one equipment.
 */
export async function freeDaysOf(
  ctx: At,
  tickets: readonly TicketToMove[],
  wantedFrom: string | undefined,
): Promise<Reply<typeof findLinkTimes>> {
  const { now, timeZone } = ctx
  const today = localDateOf(now, timeZone)
  const from = wantedFrom && wantedFrom > today ? wantedFrom : today
  const { activity_id: activityId } = firstOf(tickets)
  const times = activityId
    ? await slotTimes(ctx, activityId, {
        from,
        to: addDays(from, daysAhead),
        count: tickets.length,
      })
    : await rentalTimesFor(
        { ...ctx, tickets },
        tickets.map((ticket) => ticket.unit_id),
        { from: startOfDay(from, timeZone) },
      )
  const byDay = [...Map.groupBy(times, (time) => time.date)]
  return {
    days: byDay.slice(0, daysShown).map(([date, timesOfDay]) => ({
      date,
      times: timesOfDay.map((time) => ({
        slotPublicId: time.slotId,
        beginDateTimeUtc: time.beginsAt,
        begin: wallTimeOf(time.beginsAt, timeZone).slice(0, 5),
        end: wallTimeOf(time.endsAt, timeZone).slice(0, 5),
        remaining: time.remaining,
      })),
    })),
    next:
      byDay[daysShown]?.[0] ??
      (activityId || addDays(from, 32) > addDays(today, daysAhead) ? null : addDays(from, 32)),
  }
}

async function slotTimes(
  { db, tenantId, now }: At,
  activityId: string,
  { from, to, count }: { from: string; to: string; count: number },
): Promise<FreeTime[]> {
  const days = (await freestOfDays(db, tenantId, { activityId, from, to, now }))
    .filter(({ remaining }) => remaining >= count)
    .slice(0, daysShown + 1)
  if (!days.length) return []
  const slots = await slotsOfDays(
    db,
    tenantId,
    activityId,
    days.map((day) => day.on_date),
  )
  return slots
    .filter((slot) => slot.begins_at > now && slot.capacity - slot.taken >= count)
    .map((slot) => ({
      slotId: slot.id,
      date: slot.on_date,
      beginsAt: slot.begins_at,
      endsAt: slot.ends_at,
      remaining: slot.capacity - slot.taken,
    }))
}
