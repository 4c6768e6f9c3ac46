import * as contract from '@guichet/contract/availability/find-rental-days.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle } from '../platform/http/contexts.ts'
import { fieldProblem } from '../platform/http/field-problem.ts'
import { addDays, requestedDay, startOfDay } from '../platform/values/zoned-time.ts'
import { sizesInStock } from '../rentals/public.ts'
import { lastReturn, rentalDays } from './rental-days.rules.ts'
import { rentalOffers } from './rental-offers.db.ts'
import { takingsOf } from './timed.db.ts'
import { unitsToOmit } from './units-to-omit.db.ts'

const longestDays = 62

/**
 * Returns the times at which all requested rentals can begin: offers of timetables without occupied
 * stock. A type without a chosen size is free when one of its sizes is.
 */
export const findRentalDays = handle(
  contract.findRentalDays,
  async ({ db, now, language, tenantId, timeZone }, { body }) => {
    const [from, to] = [
      requestedDay(body.beginDateTimeUtc, timeZone),
      requestedDay(body.endDateTimeUtc, timeZone),
    ]
    if (to < from || to > addDays(from, longestDays))
      throw fieldProblem('endDateTimeUtc', 'order', language)
    const stock = await sizesInStock(db, tenantId)
    const asks = body.rentalItems.map((item) => {
      const sizes = stock.filter(
        (size) =>
          size.type_id === item.modelPublicId &&
          (!item.specificationPublicId || size.id === item.specificationPublicId),
      )
      if (!sizes.length) throw apiError('NotFound')
      return {
        typeId: item.modelPublicId,
        quantity: item.quantity!,
        durations: item.durations?.length ? item.durations : null,
        turnaround: sizes[0]!.turnaround,
        sizes: sizes.map((size) => ({ resourceId: size.resource_id, quantity: size.quantity })),
      }
    })
    const typeIds = [...new Set(asks.map(({ typeId }) => typeId))]
    const offers = await rentalOffers(db, tenantId, { typeIds, from, to })
    const resourceIds = asks.flatMap(({ sizes }) => sizes.map(({ resourceId }) => resourceId))
    const takings = await takingsOf(
      db,
      tenantId,
      {
        resourceIds: [...new Set(resourceIds)],
        from: startOfDay(from, timeZone),
        to: lastReturn(asks, offers, startOfDay(addDays(to, 1), timeZone), timeZone),
      },
      { omitUnitIds: await unitsToOmit(db, tenantId, body.ticketPublicIdToOmit) },
    )
    const only = body.beginDateTimeLocal?.slice(0, 16)
    return { days: rentalDays({ asks, offers, takings, timeZone, now, ...(only && { only }) }) }
  },
)
