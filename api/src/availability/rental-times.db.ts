import type { Db } from '../platform/db/db.ts'
import { apiError } from '../platform/http/api-error.ts'
import { addDays, startOfDay } from '../platform/values/zoned-time.ts'
import { sizesInStock } from '../rentals/public.ts'
import { lastReturn, type RentalTimes } from './rental-days.rules.ts'
import { rentalOffers } from './rental-offers.db.ts'
import { takingsOf } from './timed.db.ts'

type RentalItem = {
  modelPublicId: string
  /** Without it, the type is free when one of its sizes is. */
  specificationPublicId?: string | null | undefined
  quantity?: number | undefined
  /** All durations without them. */
  durations?: readonly string[] | undefined
}
type Request = {
  items: readonly RentalItem[]
  /** Local dates, both included. */
  from: string
  to: string
  omitUnitIds?: readonly string[]
}

/**
 * Loads the stock, the offers of timetables and the claims of rentals in a period.
 *
 * @throws NotFound for an unknown type or size
 */
export async function loadRentalTimes(
  { db, now, tenantId, timeZone }: { db: Db; now: string; tenantId: string; timeZone: string },
  { items, from, to, omitUnitIds = [] }: Request,
): Promise<RentalTimes> {
  const stock = await sizesInStock(db, tenantId)
  const asks = items.map((item) => {
    const sizes = stock.filter(
      (size) =>
        size.type_id === item.modelPublicId &&
        (!item.specificationPublicId || size.id === item.specificationPublicId),
    )
    if (!sizes.length) throw apiError('NotFound')
    return {
      typeId: item.modelPublicId,
      quantity: item.quantity ?? 1,
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
    { omitUnitIds },
  )
  return { asks, offers, takings, timeZone, now }
}
