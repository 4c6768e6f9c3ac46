import type { RentedPiece, Stay } from '@guichet/contract/bookings/bookings-view.ts'
import type { findStayUnits } from '@guichet/contract/bookings/move-stay.ts'
import type { findRentalSizes } from '@guichet/contract/bookings/size-rental.ts'
import type { Reply } from '@guichet/contract/endpoint.ts'

export type BookedKind = 'rentals' | 'lodging'
type Name = Stay['name'] | null
type WhyNot = Reply<typeof findStayUnits>['items'][number]['whyNot']
type WhyStays = Reply<typeof findStayUnits>['whyNotMoved']

/** A rented piece or a stay, with its place. */
export type BookedTicket = {
  id: string
  version: number
  placeId: string
  placeName: Name
  state: RentedPiece['state'] | Stay['status']
  begin: string
  end: string
  guestName: string | null
  person: RentedPiece['person']
  phone: string | null
  orderReference: string
  isSizeOpen: boolean
}
/** A place of a booking: a size of its equipment, or a unit type of its category. */
export type Place = { id: string; name: Name }
export type Target = Place & { free: number; whyNot: WhyNot }
export type Targets = { whyNotMoved: WhyStays; targets: Target[] }
/**
 * Bookings without a place form one lane: equipment without sizes, or a type that left the
 * catalogue.
 */
export type Lane = Place & { blocks: BookedTicket[] }

export const bookedPiece = (piece: RentedPiece): BookedTicket => ({
  id: piece.unitPublicId,
  version: piece.version,
  placeId: piece.specificationPublicId,
  placeName: piece.sizeName,
  state: piece.state,
  begin: piece.beginDateTimeUtc,
  end: piece.endDateTimeUtc,
  guestName: piece.guestName,
  person: piece.person,
  phone: piece.phone,
  orderReference: piece.orderReferenceNumber,
  isSizeOpen: piece.isSizeOpen,
})

export const bookedStay = (stay: Stay): BookedTicket => ({
  id: stay.publicId,
  version: stay.version,
  placeId: stay.lodgingTypePublicId,
  placeName: stay.name,
  state: stay.status,
  begin: stay.checkIn,
  end: stay.checkOut,
  guestName: stay.guestName,
  person: null,
  phone: stay.phone,
  orderReference: stay.orderReferenceNumber,
  isSizeOpen: false,
})

/**
 * Bookings that are handed out, checked in or over cannot be moved; the server decides about
 * others.
 */
export const isMovable = ({ state }: BookedTicket): boolean =>
  state === 'toPickUp' || state === 'Booked'

export const targetsOfSizes = ({ items }: Reply<typeof findRentalSizes>): Targets => ({
  whyNotMoved: null,
  targets: items.map(({ publicId, name, free, isCurrent }) => ({
    id: publicId,
    name,
    free,
    whyNot: isCurrent ? 'sameUnit' : fullOf(free),
  })),
})
const fullOf = (free: number) => (free > 0 ? null : ('full' as const))

export const targetsOfUnits = ({ whyNotMoved, items }: Reply<typeof findStayUnits>): Targets => ({
  whyNotMoved,
  targets: items.map(({ publicId, name, free, whyNot }) => ({ id: publicId, name, free, whyNot })),
})

/** Lanes in the order of the catalogue; places that it no longer has come last. */
export function lanesOf(places: readonly Place[], booked: readonly BookedTicket[]): Lane[] {
  const gone = booked.filter(({ placeId }) => !places.some(({ id }) => id === placeId))
  const all = [
    ...places,
    ...new Map(
      gone.map(({ placeId, placeName }) => [placeId, { id: placeId, name: placeName }]),
    ).values(),
  ]
  return all.map(({ id, name }) => ({
    id,
    name,
    blocks: booked.filter(({ placeId }) => placeId === id),
  }))
}

/**
 * Whether a block may be dropped on a place; true while the targets are not loaded, because the
 * server decides.
 */
export const takes = (place: Place, block: BookedTicket, asked: Targets | undefined): boolean => {
  if (place.id === block.placeId) return false
  if (!asked) return true
  const target = asked.targets.find(({ id }) => id === place.id)
  return asked.whyNotMoved === null && target?.whyNot === null
}
