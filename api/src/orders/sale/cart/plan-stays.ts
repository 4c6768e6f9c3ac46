import type { Language } from '@guichet/contract/rules.messages.ts'
import { nightPrices, nightRatesOf, stayCents } from '../../../lodging/public.ts'
import { fieldProblem } from '../../../platform/http/field-problem.ts'
import { addDays, daysBetween, instantOfHour } from '../../../platform/values/zoned-time.ts'
import type { CartItem, PlanningCtx, Stay, Times } from './planned-cart.ts'

/**
 * Plans the nights of the bookings of a cart, [check-in, check-out), and their prices; within a
 * package the price is the package's share.
 */
export async function planStays(
  { db, language, tenantId, timeZone }: PlanningCtx,
  items: CartItem[],
  today: string,
): Promise<Map<string, Times & { unitCents: number; nights: number }>> {
  const stays = items.filter(({ type }) => type.kind === 'lodging')
  const rates = await nightRatesOf(db, tenantId, [
    ...new Set(stays.filter(({ parent }) => !parent).map(({ type }) => type.lodging_type_id!)),
  ])
  return new Map(
    stays.map((item) => {
      const { key, type, nights: fixed, unitCents } = item
      const stay = readStay(item, today, language)
      const { checkIn, checkOut } = stay
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
          stay,
          nights: daysBetween(checkIn, checkOut),
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

/**
 * Reads the nights and persons of a booking, within the limits of its unit type.
 *
 * @throws InvalidRequest
 */
function readStay(
  { place, type, asked, nights: fixed }: CartItem,
  today: string,
  language: Language,
): Stay {
  const fault = (member: string, rule: string) =>
    fieldProblem(`${place.field}.${member}`, rule, language)
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
  return { checkIn, checkOut, persons }
}
