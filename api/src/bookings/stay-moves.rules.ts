import type { BookingStatus } from '@guichet/contract/bookings/bookings-view.ts'
import type { stayMoveReasons, unitMoveReasons } from '@guichet/contract/bookings/move-stay.ts'
import { nightPrices, stayCents, type NightRate } from '../lodging/public.ts'
import { daysBetween } from '../platform/values/zoned-time.ts'

export type StayFacts = {
  status: BookingStatus
  isUnpaid: boolean
  isInPackage: boolean
  refundedCents: number
  checkIn: string
  checkOut: string
  persons: number
  typeId: string
  /** Sold unit type, and the price of its nights before rebates. */
  soldTypeId: string | null
  soldCents: number
}
export type UnitFacts = {
  typeId: string
  maxPersons: number
  minNights: number
  maxNights: number
  nightCents: number
  rates: readonly NightRate[]
}

/** Reason why a booking keeps its unit in any case, or null. */
export function whyStayIsFixed(
  stay: StayFacts,
  today: string,
): (typeof stayMoveReasons)[number] | null {
  if (stay.status === 'Canceled') return 'canceled'
  if (stay.isUnpaid) return 'unpaid'
  if (stay.status !== 'Booked') return 'checkedIn'
  if (stay.checkOut <= today) return 'expired'
  if (stay.refundedCents > 0) return 'refunded'
  return stay.isInPackage ? 'package' : null
}

/**
 * Reason why a booking cannot move to an available unit type: the rules of a sale, and another
 * price. The sold type is always allowed.
 */
export function whyNotToUnit(
  stay: StayFacts,
  unit: UnitFacts,
): Exclude<(typeof unitMoveReasons)[number], 'full'> | null {
  if (unit.typeId === stay.typeId) return 'sameUnit'
  if (stay.persons > unit.maxPersons) return 'persons'
  if (unit.typeId === stay.soldTypeId) return null
  const nights = daysBetween(stay.checkIn, stay.checkOut)
  if (nights < unit.minNights || nights > unit.maxNights) return 'nights'
  const cents = stayCents(
    nightPrices({
      checkIn: stay.checkIn,
      checkOut: stay.checkOut,
      baseCents: unit.nightCents,
      rates: unit.rates,
    }),
  )
  return cents === stay.soldCents ? null : 'price'
}
