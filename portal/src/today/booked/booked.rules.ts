import type { RentedPiece, Stay } from '@guichet/contract/bookings/bookings-view.ts'
import type { findStayUnits } from '@guichet/contract/bookings/move-stay.ts'
import type { findRentalSizes } from '@guichet/contract/bookings/size-rental.ts'
import type { Reply } from '@guichet/contract/endpoint.ts'

export type BookedKind = 'rentals' | 'lodging'
type Name = Stay['name'] | null
type WhyNot = Reply<typeof findStayUnits>['items'][number]['whyNot']
type WhyStays = Reply<typeof findStayUnits>['whyNotMoved']

/** A rented piece or a stay, as a block in the place that it has. */
export type Booked = {
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
/** Where something booked is or may go: a size of its equipment, a unit type of its category. */
export type Place = { id: string; name: Name }
export type Target = Place & { free: number; whyNot: WhyNot }
export type Targets = { whyNotMoved: WhyStays; targets: Target[] }
/** What names no place shows as one: equipment without sizes, a type that left the catalogue. */
export type Lane = Place & { blocks: Booked[] }

export const bookedPiece = (piece: RentedPiece): Booked => ({
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

export const bookedStay = (stay: Stay): Booked => ({
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

/** What is handed out, checked in or over stays; whether the rest may go is asked for each. */
export const isMovable = ({ state }: Booked): boolean => state === 'toPickUp' || state === 'Booked'

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

/** Each place with what is booked there, in the order of the catalogue; what it no longer has last. */
export function lanesOf(places: readonly Place[], booked: readonly Booked[]): Lane[] {
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

/** Whether a block may be let go over a place; the server decides where it was not asked yet. */
export const takes = (place: Place, block: Booked, asked: Targets | undefined): boolean => {
  if (place.id === block.placeId) return false
  if (!asked) return true
  const target = asked.targets.find(({ id }) => id === place.id)
  return asked.whyNotMoved === null && target?.whyNot === null
}
