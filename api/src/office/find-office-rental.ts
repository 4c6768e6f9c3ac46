import * as contract from '@guichet/contract/office/find-office-rental.ts'
import { loadRentalTimes, rentalDays } from '../availability/public.ts'
import { handle, type GuestCtx } from '../platform/http/contexts.ts'
import { localDateOf } from '../platform/values/zoned-time.ts'
import {
  accessoriesInStock,
  rentalsWithSale,
  viewSellableAccessory,
  viewSellableModels,
} from '../rentals/public.ts'
import { viewBusiness } from '../ticket-office/public.ts'
import { offerOfCategory } from './offers.view.ts'
import { offeredOnline } from './online-sales/online-sales.db.ts'
import { openDays } from './open-days.rules.ts'
import { shownMonths } from './shown-months.rules.ts'

/** Public page of a rental category: its equipment can be rented if one size of it is free. */
export const findOfficeRental = handle(
  contract.findOfficeRental,
  async (ctx, { params: { rentalPublicId }, query }) => {
    const { db, now, tenantId } = ctx
    const [found] = await rentalsWithSale(ctx, [rentalPublicId])
    const { offer } = await offeredOnline(ctx, found && offerOfCategory('rental', found))
    const today = localDateOf(now, ctx.timeZone)
    const { from, to, ...months } = shownMonths(query, { ...offer.sale, today })
    const models = viewSellableModels(found!.category.types, now).filter(
      ({ specifications }) => specifications.length > 0,
    )
    const daysOf = await daysOfModels(
      ctx,
      models.map(({ publicId }) => publicId),
      // A chosen day may be in another month.
      {
        from: query.day && query.day < from ? query.day : from,
        to: query.day && query.day > to ? query.day : to,
      },
    )
    const days = openDays([...daysOf.values()].flat())
    const day = query.day ?? days.find(({ isAvailable }) => isAvailable)?.date ?? null
    return {
      business: await viewBusiness(db, tenantId),
      today,
      rental: {
        ...offer,
        models: models.map((model) => ({
          ...model,
          description: found!.category.types.find(({ id }) => id === model.publicId)!.description,
          begins: (daysOf.get(model.publicId) ?? [])
            .filter(({ date }) => date === day)
            .flatMap(({ beginTimeWithDurationsList }) => beginTimeWithDurationsList)
            .map(({ fullDurations: _full, ...begin }) => begin),
        })),
        accessories: (await accessoriesInStock(db, tenantId))
          .filter(({ category_ids }) => category_ids.includes(rentalPublicId))
          .map(viewSellableAccessory),
      },
      ...months,
      days: days.filter(({ date }) => date >= from && date <= to),
      day,
    }
  },
)

type Period = { from: string; to: string }
/** Days of each model on which it can be rented by itself. */
async function daysOfModels(ctx: GuestCtx, modelIds: readonly string[], period: Period) {
  if (modelIds.length === 0) return new Map<string, ReturnType<typeof rentalDays>>()
  const items = modelIds.map((modelPublicId) => ({ modelPublicId }))
  const { asks, offers, ...times } = await loadRentalTimes(ctx, { items, ...period })
  return new Map(
    asks.map((ask) => [
      ask.typeId,
      rentalDays({
        ...times,
        isForVisitors: true,
        asks: [ask],
        offers: offers.filter(({ typeId }) => typeId === ask.typeId),
      }),
    ]),
  )
}
