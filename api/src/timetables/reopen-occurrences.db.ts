import { sql } from 'kysely'
import type { Db } from '../platform/db/db.ts'
import { updateRows } from '../platform/db/rows.ts'
import type { Series } from './series.db.ts'

type When = { closedAt: string; now: string; today: string }

/**
 * Reopens the occurrences of an item of a series that were closed at one instant and are not past;
 * the series continues if that had ended it. An occurrence that differs from its rule is an
 * exception, as before.
 */
export async function reopenOccurrences(
  db: Db,
  tenantId: string,
  { timetableId, itemId }: Series,
  { closedAt, now, today }: When,
): Promise<{ slotId: string | null }[]> {
  const { rows } = await sql<{ slotId: string | null }>`
    update occurrence o
    set closed_at = null,
      is_exception = (w.begin_time, w.end_time, o.quantity, o.begin_times, o.durations)
        is distinct from (a.begin_time, a.end_time, a.quantity, a.begin_times, a.durations)
    from occurrence c
    join availability a on a.tenant_id = c.tenant_id and a.id = c.availability_id
    left join slot w on w.tenant_id = c.tenant_id and w.id = c.slot_id
    where c.tenant_id = ${tenantId} and c.closed_at = ${closedAt}::timestamptz
      and a.timetable_id = ${timetableId} and ${itemId} in (a.activity_id, a.rental_type_id)
      and c.on_date >= ${today}::date and (w.ends_at is null or w.ends_at > ${now}::timestamptz)
      and o.tenant_id = c.tenant_id and o.id = c.id
    returning o.slot_id as "slotId"`.execute(db)
  if (rows.length > 0)
    await updateRows(db, tenantId, 'timetable')
      .set({ active: true })
      .where('id', '=', timetableId)
      .execute()
  return rows
}
