import type { Reply } from '@guichet/contract/endpoint.ts'
import * as contract from '@guichet/contract/timetables/remove-availability.ts'
import { apiError } from '../../platform/http/api-error.ts'
import { handle, type Ctx } from '../../platform/http/contexts.ts'
import { fieldProblem } from '../../platform/http/field-problem.ts'
import { localDateOf } from '../../platform/values/zoned-time.ts'
import { closeOccurrences, endWhenEmpty } from '../close-occurrences.db.ts'
import {
  findSeries,
  lockSeries,
  nextVersion,
  occurrencesOf,
  type Scope,
  type Series,
} from '../series.db.ts'
import { assertDecided, settleSold, type SoldChoice } from '../settle-sold.ts'
import { planRemoval } from './plan-removal.ts'

type Guards = SoldChoice & { version?: number | undefined }
/** `date` is the first removed date; it has no meaning for a whole item. */
type Reach = { scope: Scope; date: string }

/** Closes a slot on one date. */
export const removeDate = handle(
  contract.removeOccurrence,
  async (ctx, { params: { id, availabilityId }, query: { date, ...guards } }) => {
    const series = await findSeries(ctx.db, ctx.tenantId, {
      timetablePublicId: id,
      availabilityPublicId: availabilityId,
    })
    return remove(ctx, series, { scope: 'date', date }, guards)
  },
)

/** Closes a slot on a date, by default its next one, and every later one of its weekday. */
export const removeFromWeekday = handle(
  contract.removeWeekday,
  async (ctx, { params: { id, availabilityId }, query: { date, ...guards } }) => {
    const series = await findSeries(ctx.db, ctx.tenantId, {
      timetablePublicId: id,
      availabilityPublicId: availabilityId,
    })
    if (series.isOnce) throw fieldProblem('availabilityId', 'invalid', ctx.language)
    const from = date ?? (await nextDateOf(ctx, series))
    return remove(ctx, series, { scope: 'weekday', date: from }, guards)
  },
)

/** First date, from today on, on which a slot is open. @throws NotFound when there is none */
async function nextDateOf({ db, now, tenantId, timeZone }: Ctx, series: Series): Promise<string> {
  const today = localDateOf(now, timeZone)
  const left = await occurrencesOf(db, tenantId, series, { scope: 'item', now, today, date: today })
  const next = left.find((occurrence) => occurrence.availability_id === series.availabilityId)
  if (!next) throw apiError('NotFound')
  return next.on_date
}

const wholeItem: Reach = { scope: 'item', date: '' }
/** Closes all remaining occurrences of one item of a series. */
export const removeItem = handle(
  contract.removeSeries,
  async (ctx, { params: { id, availabilityId }, query }) => {
    const series = await findSeries(ctx.db, ctx.tenantId, {
      timetablePublicId: id,
      availabilityPublicId: availabilityId,
    })
    if (series.itemId !== query.itemPublicId) throw apiError('NotFound')
    return remove(ctx, series, wholeItem, query)
  },
)
export const removeItemByOtherPath = handle(
  contract.removeSeriesByOtherPath,
  async (ctx, { params: { id }, query }) => {
    return remove(
      ctx,
      await findSeries(ctx.db, ctx.tenantId, {
        timetablePublicId: id,
        availabilityPublicId: null,
        itemId: query.itemPublicId,
      }),
      wholeItem,
      query,
    )
  },
)

/**
 * Closes what remains of one item of a series, if anything does.
 *
 * @throws PlacesSold when a place of it is sold
 */
export async function removeRest(
  ctx: Ctx,
  { timetableId, itemId }: { timetableId: string; itemId: string },
): Promise<void> {
  const { db, now, tenantId, timeZone } = ctx
  const ref = { timetablePublicId: timetableId, availabilityPublicId: null, itemId }
  const series = await findSeries(db, tenantId, ref)
  const reach = { ...wholeItem, now, today: localDateOf(now, timeZone) }
  if ((await occurrencesOf(db, tenantId, series, reach)).length === 0) return
  await remove(ctx, series, wholeItem, {})
}

async function remove(
  ctx: Ctx,
  series: Series,
  { scope, date }: Reach,
  { version: sent, ...choice }: Guards,
): Promise<Reply<typeof contract.removeSeries>> {
  const { db, tenantId } = ctx
  const unseen = await lockSeries(db, tenantId, series, sent)
  const { targets, touched } = await planRemoval(ctx, series, scope, date)
  const sold = await assertDecided(ctx, touched, choice)
  await closeOccurrences(ctx, targets, { isException: scope === 'date' })
  const version = await nextVersion(db, tenantId, series.timetableId)
  if (scope === 'item') await endWhenEmpty(db, tenantId, series.timetableId)
  await ctx.audit('timetable.removed', 'timetable', series.timetableId, {
    facts: {
      scope,
      ...(date && { date }),
      occurrences: targets.length,
      sold: sold.length,
      ...(sold.length > 0 && { soldTickets: choice.soldTickets }),
      ...unseen,
    },
  })
  await settleSold(ctx, touched, sold, choice)
  return {
    timetablePublicId: series.timetableId,
    availabilityPublicId: series.availabilityId,
    version,
    occurrences: targets.length,
    removedDateTimeUtc: ctx.now,
  }
}
