import { sql } from 'kysely'
import { updateRows } from '../../platform/db/rows.ts'
import type { Ctx } from '../../platform/http/contexts.ts'
import { newId } from '../../platform/values/ids.ts'
import { mustGet } from '../../platform/values/must.ts'
import type { Occurrence, Series } from '../series.db.ts'
import { slotKey } from '../slot-times.ts'
import type { SalesToMove } from '../sold.db.ts'
import { ensureSlots } from '../write-slots.db.ts'
import type { PlannedChange } from './plan-change.ts'
import type { ChangeScope, Offer, SlotChanged } from './slot-change.ts'
import { deltasOf } from './slot-deltas.rules.ts'

type Dates = Pick<SlotChanged, 'newDate' | 'currentDate'> & { scope: ChangeScope }
/** An offer with the slots of the occurrences, in their order. */
type WrittenOffer =
  | (Extract<Offer, { slots: unknown }> & { slotIds: string[] })
  | Exclude<Offer, { slots: unknown }>
/** The availability that the occurrences follow now, and the places that the change took away. */
type Rewritten = { availabilityId: string; touched: SalesToMove }

/**
 * Writes a planned change. A single occurrence becomes an exception of its series; on another day
 * it gets its own availability, which refers to the one it left. A weekday is split: from its date
 * on it follows a new rule of the same series. Missing slots are created.
 */
export async function rewrite(
  ctx: Ctx,
  series: Series,
  planned: PlannedChange,
  { newDate, currentDate, scope }: Dates,
): Promise<Rewritten> {
  const { targets, offer } = planned
  const ids = await ensureSlots(ctx.db, ctx.tenantId, 'slots' in offer ? offer.slots : [])
  const offered: WrittenOffer =
    'slots' in offer
      ? { ...offer, slotIds: offer.slots.map((slot) => mustGet(ids, slotKey(slot))) }
      : offer
  const isMoved = newDate !== currentDate
  const availabilityId =
    isMoved || scope === 'weekday'
      ? await writeAvailability(ctx, series, offer, isMoved)
      : series.availabilityId
  if (isMoved)
    await moveOccurrence(ctx, series, offered, { id: targets[0]!.id, newDate, availabilityId })
  else
    await followAvailability(ctx, targets, offered, {
      availabilityId,
      isException: scope === 'date',
    })
  return {
    availabilityId,
    touched:
      'slots' in offer
        ? { slots: deltasOf(targets, offer.slots, offer.quantity, ids), rentals: null }
        : planned.touched,
  }
}

async function writeAvailability(
  { db, tenantId }: Ctx,
  { kind, itemId, timetableId, availabilityId }: Series,
  offer: Offer,
  isMoved: boolean,
): Promise<string> {
  const id = newId()
  await db
    .insertInto('availability')
    .values({
      tenant_id: tenantId,
      id,
      timetable_id: timetableId,
      ...(kind === 'activity' ? { activity_id: itemId } : { rental_type_id: itemId }),
      ...('slots' in offer
        ? { quantity: offer.quantity, begin_time: offer.begin, end_time: offer.end }
        : { begin_times: offer.beginTimes, durations: offer.durations }),
      detached_from: isMoved ? availabilityId : null,
    })
    .execute()
  return id
}

/** Closes an occurrence, and writes another one on the new date. */
async function moveOccurrence(
  { db, now, tenantId }: Ctx,
  { itemId }: Series,
  offered: WrittenOffer,
  { id, newDate, availabilityId }: { id: string; newDate: string; availabilityId: string },
): Promise<void> {
  await updateRows(db, tenantId, 'occurrence')
    .set({ closed_at: now, is_exception: true })
    .where('id', '=', id)
    .execute()
  await db
    .insertInto('occurrence')
    .values({
      tenant_id: tenantId,
      id: newId(),
      availability_id: availabilityId,
      on_date: newDate,
      ...('slotIds' in offered
        ? { slot_id: offered.slotIds[0]!, quantity: offered.quantity }
        : {
            rental_type_id: itemId,
            begin_times: offered.beginTimes,
            durations: offered.durations,
          }),
    })
    .execute()
}

async function followAvailability(
  { db, tenantId }: Ctx,
  targets: readonly Occurrence[],
  offered: WrittenOffer,
  { availabilityId, isException }: { availabilityId: string; isException: boolean },
): Promise<void> {
  const changed =
    'slotIds' in offered
      ? sql`slot_id = n.slot_id, quantity = ${offered.quantity}`
      : sql`begin_times = ${offered.beginTimes}::time[], durations = ${offered.durations}::text[]`
  await sql`update occurrence o
    set availability_id = ${availabilityId}, is_exception = ${isException}, ${changed}
    from unnest(
      ${targets.map(({ id }) => id)}::uuid[],
        ${'slotIds' in offered ? offered.slotIds : targets.map(() => null)}::uuid[]
    ) n (id, slot_id)
    where o.tenant_id = ${tenantId} and o.id = n.id`.execute(db)
}
