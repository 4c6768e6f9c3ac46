import { toDollars } from '@guichet/contract/money.ts'
import * as contract from '@guichet/contract/office/find-office-activity.ts'
import type { ActivityOfferKind } from '@guichet/contract/office/offers.ts'
import { activitiesWithSale, viewIdentifications } from '../activities/public.ts'
import { freestOfDays, slotsOfDay, viewDay, viewSlot } from '../availability/public.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle, type GuestCtx } from '../platform/http/contexts.ts'
import { localDateOf } from '../platform/values/zoned-time.ts'
import { viewBusiness } from '../ticket-office/public.ts'
import { categoryOf, isOffered, offersOfActivity } from './offers.rules.ts'
import { shownMonths } from './shown-months.rules.ts'

/**
 * Public page of the day tickets of an activity, with a month of its calendar, or of its season
 * passes or donations.
 */
export const findOfficeActivity = handle(
  contract.findOfficeActivity,
  async (ctx, { params: { activityPublicId }, query }) => {
    const kind = query.kind ?? 'activity'
    const activity = await loadOffered(ctx, activityPublicId, kind)
    const today = localDateOf(ctx.now, ctx.timeZone)
    const isByDay = kind === 'activity'
    const day = isByDay ? (query.day ?? activity.sale.nextOpenDay) : null
    const { from, to, ...months } = shownMonths(query, { ...activity.sale, today })
    return {
      business: await viewBusiness(ctx.db, ctx.tenantId),
      today,
      activity,
      ...months,
      days: isByDay ? await daysOf(ctx, activityPublicId, { from, to }) : [],
      day,
      slots: day === null ? [] : await slotsOf(ctx, activityPublicId, day),
    }
  },
)

/** @throws NotFound for an activity without such an offer, and for one that the public does not see */
async function loadOffered(
  { db, now, tenantId }: GuestCtx,
  activityId: string,
  kind: ActivityOfferKind,
) {
  const [found] = await activitiesWithSale(db, tenantId, now, [activityId])
  const offer = found && offersOfActivity(found).find((each) => each.kind === kind)
  if (!offer || !isOffered(offer)) throw apiError('NotFound')
  const { message, categories } = found.activity
  const category = categoryOf(categories, kind)!
  return {
    ...offer,
    message,
    schedulingType: category.scheduling,
    types: category.types.map(({ id, title, cents, identifications }) => ({
      productId: id,
      title,
      price: toDollars(cents),
      identifications: viewIdentifications(identifications),
    })),
  }
}

async function daysOf(
  { db, now, tenantId }: GuestCtx,
  activityId: string,
  { from, to }: { from: string; to: string },
) {
  const days = await freestOfDays(db, tenantId, { activityId, from, to, now })
  return days.map((day) => viewDay(day, { now }))
}

async function slotsOf({ db, now, tenantId }: GuestCtx, activityId: string, date: string) {
  const ofDay = await slotsOfDay(db, tenantId, { activityId, date })
  return ofDay.filter((slot) => slot.ends_at > now).map((slot) => viewSlot(slot, { now, ofDay }))
}
