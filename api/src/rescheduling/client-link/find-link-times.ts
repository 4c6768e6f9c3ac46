import * as contract from '@guichet/contract/rescheduling/read-link.ts'
import { freestOfDays, slotsOfDays } from '../../availability/public.ts'
import { apiError } from '../../platform/http/api-error.ts'
import { handle } from '../../platform/http/contexts.ts'
import { firstOf } from '../../platform/values/must.ts'
import { addDays, localDateOf, startOfDay, wallTimeOf } from '../../platform/values/zoned-time.ts'
import { rentalTimesFor, type FreeTime } from '../free-times.ts'
import { byLink, ticketsOfLink, type LinkCtx, type LinkDeps } from './link-ctx.ts'
import { groupOf } from './link.view.ts'

const [daysShown, daysAhead] = [14, 366]

/**
 * Returns times with places for all named tickets together; these must be of one kind, for slots or
 * begins.
 */
export const findLinkTimes = (deps: LinkDeps) =>
  handle(contract.findLinkTimes, (ctx, { body }) =>
    byLink(deps, ctx, { token: body.token, mode: 'read' }, async (link) => {
      const rows = ticketsOfLink(link, body.ticketPublicIds)
      const today = localDateOf(link.now, link.timeZone)
      const from = body.from && body.from > today ? body.from : today
      const first = firstOf(rows)
      if (rows.some((row) => groupOf(row) !== groupOf(first))) throw apiError('NotFound')
      const times = first.activity_id
        ? await slotTimes(link, first.activity_id, {
            from,
            to: addDays(from, daysAhead),
            count: rows.length,
          })
        : await rentalTimesFor(
            link,
            rows.map((row) => row.unit_id),
            { from: startOfDay(from, link.timeZone) },
          )
      const byDay = [...Map.groupBy(times, (time) => time.date)]
      return {
        days: byDay.slice(0, daysShown).map(([date, timesOfDay]) => ({
          date,
          times: timesOfDay.map((time) => ({
            slotPublicId: time.slotId,
            beginDateTimeUtc: time.beginsAt,
            begin: wallTimeOf(time.beginsAt, link.timeZone).slice(0, 5),
            end: wallTimeOf(time.endsAt, link.timeZone).slice(0, 5),
            remaining: time.remaining,
          })),
        })),
        next:
          byDay[daysShown]?.[0] ??
          (first.activity_id || addDays(from, 32) > addDays(today, daysAhead)
            ? null
            : addDays(from, 32)),
      }
    }),
  )

async function slotTimes(
  { db, tenantId, now }: LinkCtx,
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
