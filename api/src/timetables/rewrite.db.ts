import { sql } from 'kysely'
import type { Ctx } from '../platform/http/contexts.ts'
import { newId } from '../platform/values/ids.ts'
import type { Occurrence, Series } from './series.db.ts'
import type { ChangeScope, SlotChanged } from './slot-change.ts'

/** New rule of occurrences: a slot each for an activity, the times for an equipment type. */
export type Rule =
  | { quantity: number; begin: string; end: string; slotIds: readonly string[] }
  | { beginTimes: string[]; durations: string[] }

type Rewriting = Pick<SlotChanged, 'newDate' | 'currentDate'> & {
  scope: ChangeScope
  targets: readonly Occurrence[]
  rule: Rule
}

const offerOf = (rule: Rule) =>
  'slotIds' in rule
    ? { quantity: rule.quantity, begin_time: rule.begin, end_time: rule.end }
    : { begin_times: rule.beginTimes, durations: rule.durations }

/**
 * Writes a change. A single occurrence becomes an exception of its series; on another day it gets
 * its own availability, which refers to the one it left. A weekday is split: from its date on it
 * follows a new rule of the same series.
 *
 * @returns The availability that the occurrences follow now
 */
export async function rewrite(
  { db, now, tenantId }: Ctx,
  series: Series,
  { newDate, currentDate, scope, targets, rule }: Rewriting,
): Promise<string> {
  const isMoved = newDate !== currentDate
  const item =
    series.kind === 'activity' ? { activity_id: series.itemId } : { rental_type_id: series.itemId }
  const availabilityId = isMoved || scope === 'weekday' ? newId() : series.availabilityId
  if (availabilityId !== series.availabilityId)
    await db
      .insertInto('availability')
      .values({
        tenant_id: tenantId,
        id: availabilityId,
        timetable_id: series.timetableId,
        ...item,
        ...offerOf(rule),
        detached_from: isMoved ? series.availabilityId : null,
      })
      .execute()
  if (isMoved) {
    await db
      .updateTable('occurrence')
      .set({ closed_at: now, is_exception: true })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', targets[0]!.id)
      .execute()
    await db
      .insertInto('occurrence')
      .values({
        tenant_id: tenantId,
        id: newId(),
        availability_id: availabilityId,
        on_date: newDate,
        ...('slotIds' in rule
          ? { slot_id: rule.slotIds[0]!, quantity: rule.quantity }
          : {
              rental_type_id: series.itemId,
              begin_times: rule.beginTimes,
              durations: rule.durations,
            }),
      })
      .execute()
    return availabilityId
  }
  const changed =
    'slotIds' in rule
      ? sql`slot_id = n.slot_id, quantity = ${rule.quantity}`
      : sql`begin_times = ${rule.beginTimes}::time[], durations = ${rule.durations}::text[]`
  await sql`update occurrence o
    set availability_id = ${availabilityId}, is_exception = ${scope === 'date'}, ${changed}
    from unnest(
      ${targets.map(({ id }) => id)}::uuid[],
        ${'slotIds' in rule ? [...rule.slotIds] : targets.map(() => null)}::uuid[]
    ) n (id, slot_id)
    where o.tenant_id = ${tenantId} and o.id = n.id`.execute(db)
  return availabilityId
}
