import type { BookingStatus, RentalState } from '@guichet/contract/bookings/bookings-view.ts'

/**
 * Next statuses of a booking on a day, forward or back. Check-in and no-show are possible from the
 * day of arrival; only its refund cancels a booking, permanently. Source: docs/decisions.md 11.
 */
export function nextStatuses(
  status: BookingStatus,
  checkIn: string,
  today: string,
): BookingStatus[] {
  if (status === 'Booked') return today >= checkIn ? ['CheckedIn', 'NoShow'] : []
  if (status === 'CheckedIn') return ['CheckedOut', 'Booked']
  if (status === 'CheckedOut') return ['CheckedIn']
  return status === 'NoShow' ? ['CheckedIn', 'Booked'] : []
}

export type RentalFacts = { endsAt: string; pickedUpAt: string | null; returnedAt: string | null }
export function rentalStateOf(
  { endsAt, pickedUpAt, returnedAt }: RentalFacts,
  now: string,
): RentalState {
  if (returnedAt !== null) return 'returned'
  if (pickedUpAt !== null) return now > endsAt ? 'late' : 'out'
  return now > endsAt ? 'missed' : 'toPickUp'
}

/**
 * Whether an item may be picked up or returned, or whether that may be undone. A pick-up after its
 * time is allowed: the counter decides.
 */
export function mayStep(
  step: 'pickUp' | 'return',
  isUndone: boolean,
  { pickedUpAt, returnedAt }: RentalFacts,
): boolean {
  if (step === 'pickUp')
    return isUndone ? pickedUpAt !== null && returnedAt === null : pickedUpAt === null
  return isUndone ? returnedAt !== null : pickedUpAt !== null && returnedAt === null
}
