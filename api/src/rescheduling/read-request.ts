import type { ReschedulingRequest } from '@guichet/contract/rescheduling/reschedule-tickets.ts'
import { sentenceOf, type Language } from '@guichet/contract/rules.messages.ts'
import { invalid, apiError } from '../platform/api-error.ts'
import type { Ctx } from '../platform/contexts.ts'
import { addDays, instantOrNull, localDateOf, startOfDay } from '../platform/zoned-time.ts'
import {
  assertItems,
  hitsByIds,
  hitsByItems,
  slotsOfWindow,
  type Hit,
  type LostWindow,
} from './matching.db.ts'

/**
 * What was asked, found: the tickets that are hit, the part of a day that is lost (null in the
 * first form), the slots that would close.
 */
export type Found = { hits: Hit[]; lost: LostWindow | null; closingSlotIds: string[] }

/**
 * Reads either form. By items it takes the access Rescheduling. @throws NotFound, NoAccess,
 * InvalidRequest
 */
export async function findAsked(ctx: Ctx, body: ReschedulingRequest): Promise<Found> {
  const {
    db,
    actor: { tenantId, timeZone },
    language,
  } = ctx
  if (body.ticketPublicIds) {
    const hits = await hitsByIds(db, tenantId, body.ticketPublicIds)
    return {
      hits,
      lost: null,
      closingSlotIds: body.closesSlots ? [...new Set(hits.flatMap((hit) => hit.slotId ?? []))] : [],
    }
  }
  if (!ctx.actor.isMain && !ctx.actor.accesses.has('Rescheduling'))
    throw apiError('NoAccess', { access: ['Rescheduling'] })
  const lost = lostWindowOf(body, timeZone, language)
  await assertItems(db, tenantId, lost)
  const closing = body.closesSlots === false ? [] : await slotsOfWindow(db, tenantId, lost)
  return {
    hits: await hitsByItems(db, tenantId, lost),
    lost,
    closingSlotIds: closing.map(({ id }) => id),
  }
}

/**
 * The part of a day that the second form names: wall times of the business, the whole day from its
 * first instant to the next day's.
 */
function lostWindowOf(body: ReschedulingRequest, timeZone: string, language: Language): LostWindow {
  const day = body.reschedulingDateTime!
  const date = day.includes('T') ? localDateOf(day, timeZone) : day
  const [beginTime, endTime] = [body.reschedulingBeginTime!, body.reschedulingEndTime!]
  const at = (field: string, time: string) => {
    const instant = instantOrNull(date, time, timeZone)
    if (instant === null)
      throw invalid([{ field, rule: 'time', detail: `${sentenceOf('time', language)} (${date})` }])
    return instant
  }
  return {
    date,
    beginTime,
    endTime,
    from:
      beginTime === '00:00:00'
        ? startOfDay(date, timeZone)
        : at('reschedulingBeginTime', beginTime),
    to:
      endTime === '23:59:59'
        ? startOfDay(addDays(date, 1), timeZone)
        : at('reschedulingEndTime', endTime),
    activities: body.activityPublicIdToRescheduleList ?? [],
    models: body.rentalModelPublicIdToRescheduleList ?? [],
    accessories: body.accessoryPublicIdToRescheduleList ?? [],
  }
}
