import { z } from 'zod'
import { StoredMember } from '../orders/sale/party.ts'
import { Bilingual, Id, Instant, LocalDate, WallTime } from '../primitives.ts'

export const bookingStatuses = ['Booked', 'CheckedIn', 'CheckedOut', 'NoShow', 'Canceled'] as const
export type BookingStatus = (typeof bookingStatuses)[number]
/** `missed`: never picked up, and its time is over; `late`: still out, and its time is over. */
export const rentalStates = ['toPickUp', 'missed', 'out', 'late', 'returned'] as const
export type RentalState = (typeof rentalStates)[number]

const guest = {
  guestName: z.string().nullable(),
  phone: z.string().nullable(),
  orderReferenceNumber: z.string(),
}
/** A stay in the list of a day. `next`: the statuses that can follow now. */
export const Stay = z.strictObject({
  publicId: Id,
  version: z.int(),
  status: z.enum(bookingStatuses),
  next: z.array(z.enum(bookingStatuses)),
  lodgingTypePublicId: Id,
  name: Bilingual,
  categoryName: Bilingual,
  checkIn: LocalDate,
  checkInTime: WallTime,
  checkOut: LocalDate,
  checkOutTime: WallTime,
  persons: z.int(),
  ...guest,
})
export type Stay = z.output<typeof Stay>
/** A rented item in the list of a day. */
export const RentedPiece = z.strictObject({
  unitPublicId: Id,
  version: z.int(),
  state: z.enum(rentalStates),
  modelPublicId: Id,
  name: Bilingual,
  specificationPublicId: Id,
  sizeName: Bilingual.nullable(),
  beginDateTimeUtc: Instant,
  endDateTimeUtc: Instant,
  pickedUpDateTimeUtc: Instant.nullable(),
  returnedDateTimeUtc: Instant.nullable(),
  accessories: z.array(z.strictObject({ name: Bilingual, count: z.int() })),
  /** True while the size must be chosen at the hand-out; until then the item has this one. */
  isSizeOpen: z.boolean(),
  /** The person who uses it, when the sale named one. */
  person: StoredMember.nullable(),
  ...guest,
})
export type RentedPiece = z.output<typeof RentedPiece>
