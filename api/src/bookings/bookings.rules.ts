import type { BookingStatus, RentalState } from '@guichet/contract/bookings/bookings-view.ts'

/**
 * What a stay may become on a day, forward or back. Nobody checks in or is missed before the day of
 * arrival; a canceled stay is canceled by its refund and stays so. Source: docs/decisions.md 11.
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
 * Whether a piece may leave or come back, or whether that may be taken back. It leaves even after
 * its time: the counter decides.
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
