import { sentenceOf } from '@guichet/contract/rules.messages.ts'
import { nightPrices, nightRatesOf, stayCents } from '../../lodging/public.ts'
import { invalid } from '../../platform/api-error.ts'
import type { Ctx } from '../../platform/contexts.ts'
import { addDays, daysBetween, instantOfHour } from '../../platform/zoned-time.ts'
import type { CartItem, Times } from './planned-cart.ts'

/**
 * The nights of the stays of a cart, [check-in, check-out), and what they cost; within a package
 * the price is the package's share.
 */
export async function planStays(
  { db, language, actor: { tenantId, timeZone } }: Ctx,
  items: CartItem[],
  today: string,
): Promise<Map<string, Times & { unitCents: number; nights: number }>> {
  const stays = items.filter(({ type }) => type.kind === 'lodging')
  const rates = await nightRatesOf(db, tenantId, [
    ...new Set(stays.filter(({ parent }) => !parent).map(({ type }) => type.lodging_type_id!)),
  ])
  return new Map(
    stays.map(({ key, place, type, asked, nights: fixed, unitCents }) => {
      const fault = (member: string, rule: string) =>
        invalid([{ field: `${place.field}.${member}`, rule, detail: sentenceOf(rule, language) }])
      const checkIn = asked.checkInDate
      if (!checkIn) throw fault('checkInDate', 'required')
      if (checkIn < today) throw fault('checkInDate', 'nonPastPeriod')
      const checkOut = fixed === null ? asked.checkOutDate : addDays(checkIn, fixed)
      if (!checkOut) throw fault('checkOutDate', 'required')
      const nights = daysBetween(checkIn, checkOut)
      if (nights < 1) throw fault('checkOutDate', 'order')
      if (fixed === null && nights < type.min_nights!)
        throw fault('checkOutDate', `minNights:${type.min_nights}`)
      if (fixed === null && nights > type.max_nights!)
        throw fault('checkOutDate', `maxNights:${type.max_nights}`)
      const persons = asked.numberOfPerson ?? 1
      if (persons > type.max_persons!) throw fault('numberOfPerson', `maxValue:${type.max_persons}`)
      const [beginsAt, endsAt] = [
        instantOfHour(checkIn, type.check_in!, timeZone),
        instantOfHour(checkOut, type.check_out!, timeZone),
      ]
      return [
        key,
        {
          title: type.title,
          window: { begins_at: beginsAt, ends_at: endsAt },
          begin: type.check_in,
          end: type.check_out,
          slot: null,
          rental: null,
          stay: { checkIn, checkOut, persons },
          nights,
          unitCents:
            fixed === null
              ? stayCents(
                  nightPrices({
                    checkIn,
                    checkOut,
                    baseCents: type.price_cents,
                    rates: rates.get(type.lodging_type_id!) ?? [],
                  }),
                )
              : unitCents!,
          takes: { isTimed: true, resourceId: type.room_id!, beginsAt, endsAt },
        },
      ]
    }),
  )
}
