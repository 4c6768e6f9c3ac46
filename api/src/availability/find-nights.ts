import * as contract from '@guichet/contract/availability/find-nights.ts'
import { toDollars } from '@guichet/contract/money.ts'
import { sellablesByIds } from '../activities/public.ts'
import { nightPrices, nightRatesOf } from '../lodging/public.ts'
import { selectRows } from '../platform/db/rows.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle } from '../platform/http/contexts.ts'
import { assertPeriod } from '../platform/http/field-problem.ts'
import { addDays, instantOfHour } from '../platform/values/zoned-time.ts'
import { peakOf } from '../resources/public.ts'
import { takingsOf } from './timed.db.ts'

/**
 * Returns the nights of a unit type, each with its price and its number of free units. A night
 * lasts from check-in to check-out on the next day.
 */
export const findNights = handle(
  contract.findNights,
  async ({ db, language, tenantId, timeZone }, { body: { productId, firstNight, lastNight } }) => {
    assertPeriod({ from: firstNight, to: lastNight }, 'lastNight', language)
    const [type] = await sellablesByIds(db, tenantId, [productId])
    if (!type?.room_id) throw apiError('NotFound')
    const { quantity } = await selectRows(db, tenantId, 'resource')
      .select('quantity')
      .where('id', '=', type.room_id)
      .executeTakeFirstOrThrow()
    const night = (date: string) =>
      [
        instantOfHour(date, type.check_in!, timeZone),
        instantOfHour(addDays(date, 1), type.check_out!, timeZone),
      ] as const
    const takings = await takingsOf(db, tenantId, {
      resourceIds: [type.room_id],
      from: night(firstNight)[0],
      to: night(lastNight)[1],
    })
    const taken = takings.get(type.room_id) ?? []
    const rates =
      (await nightRatesOf(db, tenantId, [type.lodging_type_id!])).get(type.lodging_type_id!) ?? []
    return {
      nights: nightPrices({
        checkIn: firstNight,
        checkOut: addDays(lastNight, 1),
        baseCents: type.price_cents,
        rates,
      }).map(({ date, cents }) => ({
        date,
        price: toDollars(cents),
        quantity,
        remainingQuantity: Math.max(0, quantity - peakOf(taken, ...night(date)).quantity),
      })),
    }
  },
)
