import { sellablesByIds } from '../activities/public.ts'
import { nightPrices, nightRatesOf } from '../lodging/public.ts'
import type { Db } from '../platform/db/db.ts'
import { selectRows } from '../platform/db/rows.ts'
import { apiError } from '../platform/http/api-error.ts'
import { mustGet } from '../platform/values/must.ts'
import { addDays, instantOfHour } from '../platform/values/zoned-time.ts'
import { peakOf } from '../resources/public.ts'
import { takingsOf } from './timed.db.ts'

export type Night = { date: string; cents: number; quantity: number; remainingQuantity: number }
type Request = { productIds: readonly string[]; firstNight: string; lastNight: string }

/**
 * Nights of unit types in a period, each with its price and its number of free units. A night lasts
 * from check-in to check-out on the next day.
 *
 * @throws NotFound for an id that is no unit type
 */
export async function nightsOfTypes(
  { db, tenantId, timeZone }: { db: Db; tenantId: string; timeZone: string },
  { productIds, firstNight, lastNight }: Request,
): Promise<Map<string, Night[]>> {
  if (productIds.length === 0) return new Map()
  const found = await sellablesByIds(db, tenantId, [...productIds])
  const types = found.filter(({ room_id }) => room_id !== null)
  if (types.length !== productIds.length) throw apiError('NotFound')
  const roomIds = types.map(({ room_id }) => room_id!)
  const rooms = await selectRows(db, tenantId, 'resource')
    .select(['id', 'quantity'])
    .where('id', 'in', roomIds)
    .execute()
  const quantities = new Map(rooms.map(({ id, quantity }) => [id, quantity]))
  const takings = await takingsOf(db, tenantId, {
    resourceIds: roomIds,
    from: instantOfHour(firstNight, '00:00', timeZone),
    to: instantOfHour(addDays(lastNight, 2), '00:00', timeZone),
  })
  const rates = await nightRatesOf(
    db,
    tenantId,
    types.map(({ lodging_type_id }) => lodging_type_id!),
  )
  return new Map(
    types.map((type) => {
      const taken = takings.get(type.room_id!) ?? []
      const quantity = mustGet(quantities, type.room_id!)
      const night = (date: string) =>
        [
          instantOfHour(date, type.check_in!, timeZone),
          instantOfHour(addDays(date, 1), type.check_out!, timeZone),
        ] as const
      const prices = nightPrices({
        checkIn: firstNight,
        checkOut: addDays(lastNight, 1),
        baseCents: type.price_cents,
        rates: rates.get(type.lodging_type_id!) ?? [],
      })
      return [
        type.id,
        prices.map(({ date, cents }) => ({
          date,
          cents,
          quantity,
          remainingQuantity: Math.max(0, quantity - peakOf(taken, ...night(date)).quantity),
        })),
      ]
    }),
  )
}
