import type { Body } from '@guichet/contract/endpoint.ts'
import * as contract from '@guichet/contract/timetables/copy-timetable.ts'
import { selectRows } from '../../platform/db/rows.ts'
import { apiError } from '../../platform/http/api-error.ts'
import { handle, type Ctx } from '../../platform/http/contexts.ts'
import { publishAll, type Publication } from '../publication.ts'
import { lockItems } from '../series.db.ts'
import { copiedSeries } from './copied-series.db.ts'
import { assertCopiable, assertFree, draftOf, itemsIn } from './copies.ts'

async function planSeries(
  ctx: Ctx,
  id: string,
  { firstDate, title }: Body<typeof contract.validateTimetableCopy>,
): Promise<Publication[]> {
  const { db, tenantId } = ctx
  const series = await selectRows(db, tenantId, 'timetable')
    .select(['title', 'repeats', 'active'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!series) throw apiError('NotFound')
  const publication = await copiedSeries(db, tenantId, id, {
    title: title ?? series.title,
    isWeekly: series.repeats === 'EveryWeek',
    isKept: !series.active,
    firstDate,
  })
  const publications = publication ? [publication] : []
  assertCopiable(ctx, publications, 'firstDate')
  return publications
}

/** Locks the items to write, both kinds in the order of their ids. */
async function lockCopied(
  { db, tenantId }: Ctx,
  publications: readonly Publication[],
): Promise<void> {
  const { activityIds, rentalTypeIds } = itemsIn(publications)
  if (activityIds.length) await lockItems(db, tenantId, 'activity', activityIds)
  if (rentalTypeIds.length) await lockItems(db, tenantId, 'rental_type', rentalTypeIds)
}

export const copyTimetable = handle(
  contract.copyTimetable,
  async (ctx, { params: { id }, body }) => {
    await lockCopied(ctx, await planSeries(ctx, id, body))
    // The series is read again after its items are locked, as it may have changed since.
    const publications = await planSeries(ctx, id, body)
    if (!body.acceptConflicts) await assertFree(ctx, publications)
    return publishAll(ctx, publications, () => 'firstDate', { copiedTimetable: id })
  },
)
export const validateTimetableCopy = handle(
  contract.validateTimetableCopy,
  async (ctx, { params: { id }, body }) => draftOf(ctx, await planSeries(ctx, id, body)),
)
