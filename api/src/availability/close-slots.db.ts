import { sql } from 'kysely'
import type { Db } from '../platform/db/db.ts'
import { updateRows } from '../platform/db/rows.ts'
import { recountSlots } from './places.db.ts'

/**
 * Closes the occurrences of slots, so that nothing more is sold, and recounts their places as the
 * last statements. Sold places stay, overbooked until they are released.
 */
export async function closeSlots(
  db: Db,
  tenantId: string,
  slotIds: readonly string[],
  now: string,
): Promise<void> {
  if (!slotIds.length) return
  await updateRows(db, tenantId, 'occurrence')
    .set({ closed_at: now })
    .where('slot_id', 'in', [...slotIds])
    .where('closed_at', 'is', null)
    .execute()
  await recountSlots(db, tenantId, slotIds)
}

type LostHours = { date: string; beginTime: string; endTime: string; now: string }
/** Closes the begins of rentals of these types in [beginTime, endTime) of a day, no others. */
export async function closeRentals(
  db: Db,
  tenantId: string,
  typeIds: readonly string[],
  { date, beginTime, endTime, now }: LostHours,
): Promise<void> {
  if (!typeIds.length) return
  await sql`update occurrence o
    set begin_times = left_over.times, is_exception = true,
      closed_at = case when left_over.times = '{}' then ${now}::timestamptz end
    from (
      select id,
        array(
          select t
          from unnest(begin_times) t
          where t < ${beginTime}::time or t >= ${endTime}::time
          order by t
        ) as times
      from occurrence
      where tenant_id = ${tenantId} and rental_type_id = any(${[...typeIds]}::uuid[])
        and on_date = ${date} and closed_at is null
    ) left_over
    where o.tenant_id = ${tenantId} and o.id = left_over.id
      and cardinality(o.begin_times) <> cardinality(left_over.times)`.execute(db)
}
