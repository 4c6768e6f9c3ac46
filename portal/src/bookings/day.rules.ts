import type { RentalState, Stay } from '@guichet/contract/bookings/bookings-view.ts'

export const stayLists = ['arrivals', 'inHouse', 'departures', 'others'] as const
/**
 * Which list of a day has a stay: who leaves today is on the list of departures alone, who never
 * came among the others.
 */
export function listOf(
  { status, checkIn, checkOut }: Pick<Stay, 'status' | 'checkIn' | 'checkOut'>,
  date: string,
): (typeof stayLists)[number] {
  if (status === 'Canceled' || status === 'NoShow') return 'others'
  if (checkOut === date) return 'departures'
  return checkIn === date ? 'arrivals' : 'inHouse'
}
/** What is urgent first. */
export const rentalLists: readonly RentalState[] = ['late', 'toPickUp', 'out', 'missed', 'returned']
