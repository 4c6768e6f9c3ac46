import type { ReschedulingRequest } from '@guichet/contract/rescheduling/reschedule-tickets.ts'
import { sentenceOf, type Language } from '@guichet/contract/rules.messages.ts'
import { invalid, apiError } from '../platform/http/api-error.ts'
import type { Ctx } from '../platform/http/contexts.ts'
import { fieldProblem } from '../platform/http/field-problem.ts'
import { addDays, requestedDay, instantOrNull, startOfDay } from '../platform/values/zoned-time.ts'
import { isTimeOver } from '../tickets/public.ts'
import {
  assertItems,
  hitsByIds,
  hitsByItems,
  slotsOfWindow,
  type Hit,
  type LostWindow,
} from './matching.db.ts'
import { restOfDay, type RestOfDay } from './rest-of-day.db.ts'

/**
 * Resolved request: the affected tickets, the cancelled part of a day (null in the first form), the
 * slots to close.
 */
export type FoundTickets = {
  hits: Hit[]
  lost: LostWindow | null
  closingSlotIds: string[]
  /** Tickets whose time is over, whether they are affected or not. */
  over: Hit[]
}

/**
 * Reads either form. The form by items needs the access Rescheduling; a past time needs main staff.
 *
 * @throws NotFound, NoAccess, InvalidRequest
 */
export async function findRequestedTickets(
  ctx: Ctx,
  body: ReschedulingRequest,
): Promise<FoundTickets> {
  if (body.isDateOver && !ctx.actor.isMain) throw apiError('NoAccess')
  const matched = body.ticketPublicIds
    ? await findTickets(ctx, body, body.ticketPublicIds)
    : await findItems(ctx, body)
  const isOver = (hit: Hit) => isTimeOver(hit.endsAt, ctx.now)
  const over = matched.hits.filter(isOver)
  const hits = body.isDateOver ? matched.hits : matched.hits.filter((hit) => !isOver(hit))
  return {
    ...matched,
    over,
    hits: body.includesRestOfDay
      ? [...hits, ...(await restOfHits(ctx, hits)).flatMap(hitOf)]
      : hits,
  }
}
/** Other items of the same orders on the days of these tickets. */
export const restOfHits = (
  { db, tenantId, timeZone }: Ctx,
  hits: readonly Hit[],
): Promise<RestOfDay[]> => restOfDay(db, tenantId, timeZone, hits)

type MatchedTickets = Pick<FoundTickets, 'hits' | 'lost' | 'closingSlotIds'>

const hitOf = ({ ticketId, orderId, slotId, beginsAt, endsAt }: RestOfDay): Hit[] =>
  ticketId ? [{ ticketId, orderId, slotId, beginsAt, endsAt }] : []

async function findTickets(
  { db, tenantId }: Ctx,
  { closesSlots }: ReschedulingRequest,
  ticketIds: readonly string[],
): Promise<MatchedTickets> {
  const hits = await hitsByIds(db, tenantId, ticketIds)
  return {
    hits,
    lost: null,
    closingSlotIds: closesSlots ? [...new Set(hits.flatMap((hit) => hit.slotId ?? []))] : [],
  }
}

async function findItems(ctx: Ctx, body: ReschedulingRequest): Promise<MatchedTickets> {
  const {
    db,
    tenantId,
    timeZone,
    actor: { isMain, accesses },
    language,
  } = ctx
  if (!isMain && !accesses.has('Rescheduling'))
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

/** Asserts that the date is not over, unless the request says that it is. @throws InvalidRequest */
export function assertNotPast({ lost }: FoundTickets, body: ReschedulingRequest, ctx: Ctx): void {
  if (lost && lost.to <= ctx.now && !body.isDateOver)
    throw fieldProblem('reschedulingDateTime', 'nonPastPeriod', ctx.language)
}

/**
 * Part of a day of the second form: local times of the business; a whole day is from its first
 * instant to that of the next day.
 */
function lostWindowOf(body: ReschedulingRequest, timeZone: string, language: Language): LostWindow {
  const day = body.reschedulingDateTime!
  const date = day.includes('T') ? requestedDay(day, timeZone) : day
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
