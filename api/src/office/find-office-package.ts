import * as contract from '@guichet/contract/office/find-office-package.ts'
import { slotsOfDay, viewSlot } from '../availability/public.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle, type GuestCtx } from '../platform/http/contexts.ts'
import { localDateOf } from '../platform/values/zoned-time.ts'
import { packagesWithSale, sellablePackages, type SellablePackage } from '../products/public.ts'
import { sizesOfTypes } from '../rentals/public.ts'
import { viewBusiness } from '../ticket-office/public.ts'
import { offerOfRow } from './offers.view.ts'
import { offeredOnline } from './online-sales/online-sales.db.ts'
import { soldUntil, type OnlineRules } from './online-sales/online-sales.rules.ts'
import { commonDays } from './open-days.rules.ts'
import { daysOfPart, isDatedPart, untilOfPart, type PartDays } from './package-days.db.ts'
import { shownMonths } from './shown-months.rules.ts'

type Part = SellablePackage['parts'][number]

/** Public page of a package: all of its parts are had on one day, or from that day on. */
export const findOfficePackage = handle(
  contract.findOfficePackage,
  async (ctx, { params: { packagePublicId }, query }) => {
    const { db, now, tenantId } = ctx
    const [row] = await packagesWithSale(db, tenantId, [packagePublicId])
    const [sold] = await sellablePackages(db, tenantId, [packagePublicId])
    const { offer, rules } = await offeredOnline(ctx, row && offerOfRow('package', row))
    if (!sold) throw apiError('NotFound')
    const today = localDateOf(now, ctx.timeZone)
    const { from, to, ...months } = shownMonths(query, { nextOpenDay: null, today })
    const dated = sold.parts.filter(isDatedPart)
    const partDays = new Map<Part, PartDays>()
    for (const part of dated) partDays.set(part, await daysOfPart(ctx, part, { from, to, rules }))
    const days = commonDays([...partDays.values()].map((each) => each.days))
    const day =
      dated.length === 0
        ? null
        : (query.day ?? days.find(({ isAvailable }) => isAvailable)?.date ?? null)
    const parts = []
    for (const part of sold.parts)
      parts.push({
        ...part,
        ...(await choicesOf(ctx, part, { day, rules, partDays: partDays.get(part) })),
      })
    return {
      business: await viewBusiness(db, tenantId),
      today,
      package: { ...offer, price: sold.price, listPrice: sold.listPrice, parts },
      isDated: dated.length > 0,
      ...months,
      days,
      day,
    }
  },
)

type OfPart = { day: string | null; rules: OnlineRules; partDays: PartDays | undefined }
/** Slots, begin times and sizes of a part on a day. */
async function choicesOf(
  { db, now, tenantId }: GuestCtx,
  part: Part,
  { day, rules, partDays }: OfPart,
) {
  const minutes = untilOfPart(part, rules)
  const hasSlots = partDays !== undefined && part.activityPublicId !== null && day !== null
  const ofDay = hasSlots
    ? await slotsOfDay(db, tenantId, { activityId: part.activityPublicId!, date: day })
    : []
  const { modelPublicId } = part
  const sizes = await sizesOfTypes(db, tenantId, modelPublicId ? [modelPublicId] : [])
  return {
    slots: ofDay
      .filter((slot) => soldUntil(slot, minutes) > Date.parse(now))
      .map((slot) => viewSlot(slot, { now, ofDay, quantity: part.quantity })),
    begins: (day !== null && partDays?.begins.get(day)) || [],
    specifications: sizes.map(({ id, name }) => ({ publicId: id, name })),
  }
}
