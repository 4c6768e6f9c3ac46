import { sameTenant } from '../database/same-tenant.ts'
import type { Db } from '../platform/db/db.ts'
import { inChunks } from '../platform/db/in-chunks.ts'
import { updateRows } from '../platform/db/rows.ts'
import type { Ctx } from '../platform/http/contexts.ts'

/** Closes occurrences; an exception is a single day of a series that continues without it. */
export const closeOccurrences = (
  { db, now, tenantId }: Ctx,
  targets: readonly { id: string }[],
  { isException }: { isException: boolean },
): Promise<void> =>
  inChunks(targets, (some) =>
    updateRows(db, tenantId, 'occurrence')
      .set({ closed_at: now, ...(isException && { is_exception: true }) })
      .where(
        'id',
        'in',
        some.map(({ id }) => id),
      )
      .execute(),
  )

/** Ends a timetable once all its occurrences are closed. */
export const endWhenEmpty = (db: Db, tenantId: string, timetableId: string) =>
  updateRows(db, tenantId, 'timetable')
    .set({ active: false })
    .where('timetable.id', '=', timetableId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('occurrence as o')
            .innerJoin('availability as a', sameTenant('a.id', 'o.availability_id'))
            .select('o.id')
            .whereRef('a.tenant_id', '=', 'timetable.tenant_id')
            .whereRef('a.timetable_id', '=', 'timetable.id')
            .where('o.closed_at', 'is', null),
        ),
      ),
    )
    .execute()
