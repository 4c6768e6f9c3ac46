import type { OfferDay } from '@guichet/contract/office/offers.ts'
import {
  freestOfDays,
  loadRentalTimes,
  nightsOfTypes,
  rentalDays,
  viewDay,
  type Night,
} from '../availability/public.ts'
import type { GuestCtx } from '../platform/http/contexts.ts'
import { mustGet } from '../platform/values/must.ts'
import { addDays } from '../platform/values/zoned-time.ts'
import type { SellablePackage } from '../products/public.ts'
import { ruleOf, type OnlineRules } from './online-sales/online-sales.rules.ts'

type Part = SellablePackage['parts'][number]
type Begin = { beginTime: string; beginDateTimeUtc: string }
/** Days of a part, and the begin times of a rented part by day. */
export type PartDays = { days: OfferDay[]; begins: ReadonlyMap<string, Begin[]> }
type Period = { from: string; to: string; rules: OnlineRules }

const hasTimetable = ({ activityPublicId, kind, schedulingType }: Part): boolean =>
  activityPublicId !== null && kind === 'daily_ticket' && schedulingType !== 'Anytime'
/** Whether a part is had at a date that the buyer chooses. */
export const isDatedPart = (part: Part): boolean =>
  hasTimetable(part) || part.modelPublicId !== null || part.kind === 'lodging'

/** Minutes from the begin of a slot of the part until which visitors buy it. */
export const untilOfPart = ({ activityPublicId }: Part, rules: OnlineRules): number | null =>
  activityPublicId === null
    ? null
    : ruleOf(rules, { kind: 'activity', publicId: activityPublicId }).untilMinutes

/** Days of a period on which a part is open. */
export async function daysOfPart(ctx: GuestCtx, part: Part, period: Period): Promise<PartDays> {
  if (part.kind === 'lodging')
    return { days: await daysOfStay(ctx, part, period), begins: new Map() }
  return hasTimetable(part) ? daysOfSlots(ctx, part, period) : daysOfRental(ctx, part, period)
}

async function daysOfSlots(
  { db, now, tenantId }: GuestCtx,
  part: Part,
  { rules, ...period }: Period,
): Promise<PartDays> {
  const { activityPublicId, quantity } = part
  const found = await freestOfDays(db, tenantId, {
    activityId: activityPublicId!,
    ...period,
    now,
    forVisitors: { untilMinutes: untilOfPart(part, rules) },
  })
  const days = found.map((day) => {
    const { date, isAvailable, isOver } = viewDay(day, { now, quantity })
    return { date, isAvailable, isOver }
  })
  return { days, begins: new Map() }
}

async function daysOfRental(
  ctx: GuestCtx,
  { modelPublicId, duration, quantity }: Part,
  { from, to }: Period,
): Promise<PartDays> {
  const item = { modelPublicId: modelPublicId!, durations: [duration!], quantity }
  const found = rentalDays({
    ...(await loadRentalTimes(ctx, { items: [item], from, to })),
    isForVisitors: true,
  })
  return {
    days: found.map(({ date, isAvailable, isOver }) => ({ date, isAvailable, isOver })),
    begins: new Map(
      found.map(({ date, beginTimeWithDurationsList }) => [
        date,
        beginTimeWithDurationsList.map(({ beginTime, beginDateTimeUtc }) => ({
          beginTime,
          beginDateTimeUtc,
        })),
      ]),
    ),
  }
}

/** The quantity of a stay in a package is its number of nights. */
async function daysOfStay(
  ctx: GuestCtx,
  { productId, quantity }: Part,
  { from, to }: Period,
): Promise<OfferDay[]> {
  const nights = mustGet(
    await nightsOfTypes(ctx, {
      productIds: [productId],
      firstNight: from,
      lastNight: addDays(to, quantity - 1),
    }),
    productId,
  )
  const isFree = ({ remainingQuantity }: Night) => remainingQuantity > 0
  return nights.slice(0, nights.length - quantity + 1).map(({ date }, i) => ({
    date,
    isAvailable: nights.slice(i, i + quantity).every(isFree),
    isOver: false,
  }))
}
