import * as contract from '@guichet/contract/office/find-office-lodging.ts'
import { nightsOfTypes } from '../availability/public.ts'
import { lodgingWithSale, viewSellableStay } from '../lodging/public.ts'
import { handle } from '../platform/http/contexts.ts'
import { fieldProblem } from '../platform/http/field-problem.ts'
import { mustGet } from '../platform/values/must.ts'
import { addDays, daysBetween, localDateOf } from '../platform/values/zoned-time.ts'
import { viewBusiness } from '../ticket-office/public.ts'
import { offerOfCategory } from './offers.view.ts'
import { offeredOnline } from './online-sales/online-sales.db.ts'
import { openDays } from './open-days.rules.ts'
import { shownMonths } from './shown-months.rules.ts'
import { stayOffer } from './stay-offer.rules.ts'

/** Public page of a lodging category: its free nights, and the price of the chosen ones. */
export const findOfficeLodging = handle(
  contract.findOfficeLodging,
  async (ctx, { params: { lodgingPublicId }, query }) => {
    const { db, now, language, tenantId } = ctx
    const [found] = await lodgingWithSale(ctx, [lodgingPublicId])
    const { offer } = await offeredOnline(ctx, found && offerOfCategory('lodging', found))
    const { types } = found!.category
    const productIds = types.map(({ product_id }) => product_id)
    const today = localDateOf(now, ctx.timeZone)
    const shortest = Math.min(...types.map(({ min_nights }) => min_nights))
    const [arrival, departure] = readNights(query, { today, shortest, language })
    const { from, to, ...months } = shownMonths(
      { month: query.month, day: arrival ?? undefined },
      { nextOpenDay: null, today },
    )
    const ofMonths = await nightsOfTypes(ctx, { productIds, firstNight: from, lastNight: to })
    const chosen =
      arrival === null
        ? null
        : await nightsOfTypes(ctx, {
            productIds,
            firstNight: arrival,
            lastNight: addDays(departure, -1),
          })
    return {
      business: await viewBusiness(db, tenantId),
      today,
      lodging: {
        ...offer,
        types: types.map((type) => ({
          ...viewSellableStay(type),
          ...stayOffer(type, chosen && mustGet(chosen, type.product_id)),
        })),
      },
      ...months,
      days: openDays(
        [...ofMonths.values()].flat().map(({ date, remainingQuantity }) => ({
          date,
          isAvailable: remainingQuantity > 0,
          isOver: false,
        })),
      ),
      arrival,
      departure,
    }
  },
)

type Nights = [arrival: string, departure: string] | [null, null]
/** @throws InvalidRequest */
function readNights(
  query: { arrival?: string | undefined; departure?: string | undefined },
  { today, shortest, language }: { today: string; shortest: number; language: 'fr' | 'en' },
): Nights {
  const { arrival } = query
  if (!arrival) return [null, null]
  if (arrival < today) throw fieldProblem('arrival', 'nonPastPeriod', language)
  const departure = query.departure ?? addDays(arrival, shortest)
  if (departure <= arrival) throw fieldProblem('departure', 'order', language)
  if (daysBetween(arrival, departure) > contract.mostNights)
    throw fieldProblem('departure', `maxNights:${contract.mostNights}`, language)
  return [arrival, departure]
}
