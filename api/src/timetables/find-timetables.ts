import type { findTimetables as endpoint } from '@guichet/contract/timetables/copy-timetable.ts'
import { weekdays } from '@guichet/contract/timetables/timetable.ts'
import type { Handler } from '../platform/contexts.ts'
import { kindOfItem } from './series.db.ts'

/** As many series as a list shows: the latest. */
const shown = 200

export const findTimetables: Handler<typeof endpoint> = async (
  { db, actor: { tenantId } },
  { query: { itemPublicId } },
) => {
  const column =
    (await kindOfItem(db, tenantId, itemPublicId)) === 'activity'
      ? 'a.activity_id'
      : 'a.rental_type_id'
  const rows = await db
    .selectFrom('timetable as t')
    .selectAll('t')
    .where('t.tenant_id', '=', tenantId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('availability as a')
          .select('a.id')
          .whereRef('a.tenant_id', '=', 't.tenant_id')
          .whereRef('a.timetable_id', '=', 't.id')
          .where(column, '=', itemPublicId),
      ),
    )
    .orderBy('t.begins_on', 'desc')
    .orderBy('t.id', 'desc')
    .limit(shown)
    .execute()
  return {
    items: rows.map((row) => ({
      publicId: row.id,
      title: row.title,
      isActive: row.active,
      version: row.version,
      recurrenceType: row.repeats as 'Once' | 'EveryWeek',
      beginDate: row.begins_on,
      endDate: row.ends_on,
      weekdays: row.weekdays.map((day) => weekdays[day - 1]!),
    })),
  }
}
