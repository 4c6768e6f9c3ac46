import { sameTenant } from '../database/same-tenant.ts'
import type { Db } from '../platform/db/db.ts'
import { inChunks } from '../platform/db/in-chunks.ts'
import type { Ctx } from '../platform/http/contexts.ts'

/** Closes occurrences; an exception is a single day of a series that continues without it. */
export const closeOccurrences = (
  { db, now, tenantId }: Ctx,
  targets: readonly { id: string }[],
  { isException }: { isException: boolean },
): Promise<void> =>
  inChunks(targets, (some) =>
    db
      .updateTable('occurrence')
      .set({ closed_at: now, ...(isException && { is_exception: true }) })
      .where('tenant_id', '=', tenantId)
      .where(
        'id',
        'in',
        some.map(({ id }) => id),
      )
      .execute(),
  )

/** Ends a timetable once all its occurrences are closed. */
export const endWhenEmpty = (db: Db, tenantId: string, timetableId: string) =>
  db
    .updateTable('timetable as t')
    .set({ active: false })
    .where('t.tenant_id', '=', tenantId)
    .where('t.id', '=', timetableId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('occurrence as o')
            .innerJoin('availability as a', sameTenant('a.id', 'o.availability_id'))
            .select('o.id')
            .whereRef('a.tenant_id', '=', 't.tenant_id')
            .whereRef('a.timetable_id', '=', 't.id')
            .where('o.closed_at', 'is', null),
        ),
      ),
    )
    .execute()
