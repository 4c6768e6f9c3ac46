import { sql } from 'kysely'
import type { Db } from '../platform/db/db.ts'
import { inChunks } from '../platform/db/in-chunks.ts'
import { newId } from '../platform/values/ids.ts'
import { slotKey, type LocalSlot, type SlotTimes } from './slot-times.ts'

/** Existing slots among the named ones, by `slotKey`. */
export async function findSlots(
  db: Db,
  tenantId: string,
  named: readonly LocalSlot[],
): Promise<Map<string, string>> {
  if (named.length === 0) return new Map()
  const { rows } = await sql<{
    id: string
    activity_id: string
    on_date: string
    begin_time: string
    end_time: string
  }>`
    select s.id, s.activity_id, s.on_date, s.begin_time, s.end_time
    from unnest(
      ${named.map((item) => item.activityId)}::uuid[], ${named.map((item) => item.date)}::date[],
        ${named.map((item) => item.begin)}::time[], ${named.map((item) => item.end)}::time[]
    ) as n (activity_id, on_date, begin_time, end_time)
    join slot s on s.tenant_id = ${tenantId} and s.activity_id = n.activity_id
      and s.on_date = n.on_date and s.begin_time = n.begin_time and s.end_time = n.end_time`.execute(
    db,
  )
  return new Map(
    rows.map((row) => [
      slotKey({
        activityId: row.activity_id,
        date: row.on_date,
        begin: row.begin_time,
        end: row.end_time,
      }),
      row.id,
    ]),
  )
}

/**
 * Creates the missing slots: equal times of one activity on a date share one row. The caller holds
 * the locks of the activities. A new slot offers nothing until it is recounted.
 *
 * @returns All of them, by `slotKey`
 */
export async function ensureSlots(
  db: Db,
  tenantId: string,
  wanted: readonly SlotTimes[],
): Promise<Map<string, string>> {
  const distinct = [...new Map(wanted.map((slot) => [slotKey(slot), slot])).values()]
  const found = await findSlots(db, tenantId, distinct)
  const missing = distinct
    .filter((slot) => !found.has(slotKey(slot)))
    .map((slot) => ({ ...slot, id: newId() }))
  await inChunks(missing, (some) =>
    db
      .insertInto('resource')
      .values(some.map(({ id }) => ({ tenant_id: tenantId, id, kind: 'slot', quantity: 0 })))
      .execute(),
  )
  await inChunks(missing, (some) =>
    db
      .insertInto('slot')
      .values(
        some.map((slot) => ({
          tenant_id: tenantId,
          id: slot.id,
          activity_id: slot.activityId,
          on_date: slot.date,
          begin_time: slot.begin,
          end_time: slot.end,
          begins_at: slot.beginsAt,
          ends_at: slot.endsAt,
        })),
      )
      .execute(),
  )
  return new Map([...found, ...missing.map((slot): [string, string] => [slotKey(slot), slot.id])])
}
