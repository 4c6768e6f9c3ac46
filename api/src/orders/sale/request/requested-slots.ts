import type { Sellable } from '../../../activities/public.ts'
import { freestOfDays, slotsOfDays, type Slot } from '../../../availability/public.ts'
import type { Ctx } from '../../../platform/http/contexts.ts'
import { addDays, localDateOf } from '../../../platform/values/zoned-time.ts'
import type { ReadLine } from './read-request.rules.ts'
import { hasSlot } from './requested.view.ts'

/** Number of days searched for places when no day is named. */
const daysAhead = 60

/** A part of a sentence with its candidates. */
export type RequestedLine = ReadLine & { candidates: Sellable[] }
/** Day of a requested item, and its slots. */
export type SlotsOf = (
  type: Sellable,
  line: RequestedLine,
) => { day: string; slots: readonly Slot[] }
type Reader = Pick<Ctx, 'db' | 'now' | 'tenantId' | 'timeZone'>

/**
 * Slots of the day that the sentence names, otherwise of the day of the caller, otherwise of the
 * next day of the activity with places, on which the sale page opens too.
 */
export async function requestedSlots(
  ctx: Reader,
  wanted: readonly RequestedLine[],
  dayBeside: string | null,
): Promise<SlotsOf> {
  const { db, now, tenantId, timeZone } = ctx
  const today = localDateOf(now, timeZone)
  const [open, slots] = [new Map<string, string>(), new Map<string, readonly Slot[]>()]
  const dayOf = ({ activity_id: id }: Sellable, { date }: RequestedLine) =>
    date ?? dayBeside ?? open.get(id ?? '') ?? today
  const keyOf = (type: Sellable, line: RequestedLine) => `${type.activity_id} ${dayOf(type, line)}`
  for (const line of wanted)
    for (const type of line.candidates.filter((candidate) => hasSlot(candidate, line))) {
      const activityId = type.activity_id!
      if (line.date === null && dayBeside === null && !open.has(activityId))
        open.set(activityId, await nextOpenDay(ctx, activityId, today))
      const key = keyOf(type, line)
      if (!slots.has(key))
        slots.set(key, await slotsOfDays(db, tenantId, activityId, [dayOf(type, line)]))
    }
  return (type, line) => ({
    day: dayOf(type, line),
    slots: slots.get(keyOf(type, line)) ?? [],
  })
}

async function nextOpenDay(
  { db, now, tenantId }: Reader,
  activityId: string,
  today: string,
): Promise<string> {
  const period = { from: today, to: addDays(today, daysAhead), now }
  const days = await freestOfDays(db, tenantId, { activityId, ...period })
  return days.find(({ remaining }) => remaining > 0)?.on_date ?? today
}
