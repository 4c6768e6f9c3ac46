import type { RentalState, Stay } from '@guichet/contract/bookings/bookings-view.ts'

export const stayLists = ['arrivals', 'inHouse', 'departures', 'others'] as const
/**
 * The list that contains a stay on a day: `departures` when it ends on that day, `others` when it
 * is cancelled or the person never arrived.
 */
export function listOf(
  { status, checkIn, checkOut }: Pick<Stay, 'status' | 'checkIn' | 'checkOut'>,
  date: string,
): (typeof stayLists)[number] {
  if (status === 'Canceled' || status === 'NoShow') return 'others'
  if (checkOut === date) return 'departures'
  return checkIn === date ? 'arrivals' : 'inHouse'
}
/** Ordered by urgency. */
export const rentalLists: readonly RentalState[] = ['late', 'toPickUp', 'out', 'missed', 'returned']
