import type { Body } from '@guichet/contract/endpoint.ts'
import type {
  copyTimetable as seriesEndpoint,
  copyWeek as weekEndpoint,
  validateTimetableCopy as validateSeriesEndpoint,
  validateWeekCopy as validateWeekEndpoint,
} from '@guichet/contract/timetables/copy-timetable.ts'
import { occurrenceLimit } from '@guichet/contract/timetables/timetable.ts'
import { apiError } from '../platform/api-error.ts'
import type { Ctx, Handler } from '../platform/contexts.ts'
import { fieldProblem } from '../platform/field-problem.ts'
import { localDateOf } from '../platform/zoned-time.ts'
import { copiedSeries, copiedWeek } from './copied-series.db.ts'
import { daysBetween } from './occurrences.rules.ts'
import { conflictsOf, occurrencesIn, publishAll, timed, type Publication } from './publication.ts'
import { kindOfItem, lockItems } from './series.db.ts'
import { viewCopy } from './timetables.view.ts'

/** What every copy must keep to: ahead of today, not too much, and something to copy. */
function assertCopiable(ctx: Ctx, publications: readonly Publication[], field: string): void {
  const today = localDateOf(ctx.now, ctx.actor.timeZone)
  if (publications.length === 0) throw fieldProblem(field, 'nothingToCopy', ctx.language)
  if (publications.some(({ from }) => from < today))
    throw fieldProblem(field, 'nonPastPeriod', ctx.language)
  if (publications.reduce((sum, item) => sum + occurrencesIn(item), 0) > occurrenceLimit)
    throw fieldProblem(field, `maxOccurrences:${occurrenceLimit}`, ctx.language)
  for (const publication of publications) timed(ctx, publication, () => field)
}

async function planWeek(
  ctx: Ctx,
  { fromMonday, toMonday, itemPublicIds }: Body<typeof validateWeekEndpoint>,
): Promise<Publication[]> {
  for (const id of itemPublicIds) await kindOfItem(ctx.db, ctx.actor.tenantId, id)
  const publications = await copiedWeek(ctx.db, ctx.actor.tenantId, {
    itemIds: itemPublicIds,
    from: fromMonday,
    shift: daysBetween(fromMonday, toMonday),
  })
  assertCopiable(ctx, publications, publications.length ? 'toMonday' : 'fromMonday')
  return publications
}

async function planSeries(
  ctx: Ctx,
  id: string,
  { firstDate, title }: Body<typeof validateSeriesEndpoint>,
): Promise<Publication[]> {
  const {
    db,
    actor: { tenantId },
  } = ctx
  const series = await db
    .selectFrom('timetable')
    .select(['title', 'repeats', 'active'])
    .where('tenant_id', '=', tenantId)
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

/** Holds what will be written to, both kinds in the order of their ids. */
async function lockAll(
  { db, actor: { tenantId } }: Ctx,
  publications: readonly Publication[],
): Promise<void> {
  const activities = [
    ...new Set(publications.flatMap(({ slots }) => slots.map(({ activityId }) => activityId))),
  ]
  const types = [
    ...new Set(
      publications.flatMap(({ rentals }) => rentals.map(({ rentalTypeId }) => rentalTypeId)),
    ),
  ]
  if (activities.length) await lockItems(db, tenantId, 'activity', activities)
  if (types.length) await lockItems(db, tenantId, 'rental_type', types)
}

async function writeCopy(
  ctx: Ctx,
  plan: () => Promise<Publication[]>,
  field: string,
  {
    acceptConflicts,
    from,
  }: { acceptConflicts: boolean | undefined; from: Record<string, unknown> },
) {
  // What is copied is read again once its items are held: it may have been changed while somebody
  // else held them.
  await lockAll(ctx, await plan())
  const publications = await plan()
  const { conflicts } = acceptConflicts ? { conflicts: [] } : await draftOf(ctx, publications)
  if (conflicts.length) throw apiError('TimetableConflict', { hasConflicts: true, conflicts })
  return publishAll(ctx, publications, () => field, from)
}
async function draftOf(ctx: Ctx, publications: readonly Publication[]) {
  const conflicts = []
  for (const publication of publications) conflicts.push(...(await conflictsOf(ctx, publication)))
  return { hasConflicts: conflicts.length > 0, conflicts, ...viewCopy(publications) }
}

export const copyWeek: Handler<typeof weekEndpoint> = (ctx, { body }) =>
  writeCopy(ctx, () => planWeek(ctx, body), 'toMonday', {
    acceptConflicts: body.acceptConflicts,
    from: { copiedWeek: body.fromMonday },
  })
export const validateWeekCopy: Handler<typeof validateWeekEndpoint> = async (ctx, { body }) =>
  draftOf(ctx, await planWeek(ctx, body))
export const copyTimetable: Handler<typeof seriesEndpoint> = (ctx, { params: { id }, body }) =>
  writeCopy(ctx, () => planSeries(ctx, id, body), 'firstDate', {
    acceptConflicts: body.acceptConflicts,
    from: { copiedTimetable: id },
  })
export const validateTimetableCopy: Handler<typeof validateSeriesEndpoint> = async (
  ctx,
  { params: { id }, body },
) => draftOf(ctx, await planSeries(ctx, id, body))
