import { toDollars } from '@guichet/contract/money.ts'
import * as contract from '@guichet/contract/office/find-office-activity.ts'
import type { ActivityOfferKind } from '@guichet/contract/office/offers.ts'
import { activitiesWithSale, viewIdentifications } from '../activities/public.ts'
import { freestOfDays, slotsOfDay, viewDay, viewSlot } from '../availability/public.ts'
import { handle, type GuestCtx } from '../platform/http/contexts.ts'
import { localDateOf } from '../platform/values/zoned-time.ts'
import { viewBusiness } from '../ticket-office/public.ts'
import { categoryOf, offersOfActivity } from './offers.rules.ts'
import { offeredOnline } from './online-sales/online-sales.db.ts'
import { soldUntil } from './online-sales/online-sales.rules.ts'
import { shownMonths } from './shown-months.rules.ts'

/**
 * Public page of the day tickets of an activity, with a month of its calendar, or of its season
 * passes or donations.
 */
export const findOfficeActivity = handle(
  contract.findOfficeActivity,
  async (ctx, { params: { activityPublicId }, query }) => {
    const kind = query.kind ?? 'activity'
    const { activity, rule } = await loadOffered(ctx, activityPublicId, kind)
    const today = localDateOf(ctx.now, ctx.timeZone)
    const isByDay = kind === 'activity'
    const { from, to, ...months } = shownMonths(query, { ...activity.sale, today })
    const period = { activityId: activityPublicId, from, to }
    const days = isByDay ? await daysOf(ctx, period, rule) : []
    const free = query.month ? undefined : days.find(({ isAvailable }) => isAvailable)
    const day = isByDay ? (query.day ?? free?.date ?? activity.sale.nextOpenDay) : null
    return {
      business: await viewBusiness(ctx.db, ctx.tenantId),
      today,
      activity,
      ...months,
      days,
      day,
      slots:
        day === null ? [] : await slotsOf(ctx, { activityId: activityPublicId, date: day }, rule),
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
  const candidate = found && offersOfActivity(found).find((each) => each.kind === kind)
  const { offer, rule } = await offeredOnline({ db, tenantId }, candidate)
  const { message, categories } = found!.activity
  const category = categoryOf(categories, kind)!
  const activity = {
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
  return { activity, rule }
}

type OnlineUntil = { untilMinutes: number | null }
async function daysOf(
  { db, now, tenantId }: GuestCtx,
  period: { activityId: string; from: string; to: string },
  forVisitors: OnlineUntil,
) {
  const days = await freestOfDays(db, tenantId, { ...period, now, forVisitors })
  return days.map((day) => viewDay(day, { now }))
}

async function slotsOf(
  { db, now, tenantId }: GuestCtx,
  day: { activityId: string; date: string },
  { untilMinutes }: OnlineUntil,
) {
  const ofDay = await slotsOfDay(db, tenantId, day)
  return ofDay
    .filter((slot) => soldUntil(slot, untilMinutes) > Date.parse(now))
    .map((slot) => viewSlot(slot, { now, ofDay }))
}
