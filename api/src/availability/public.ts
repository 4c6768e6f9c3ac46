export { closeRentals, closeSlots } from './close-slots.db.ts'
export { endHold, heldOf, heldPlaces } from './holds.db.ts'
export { nightsOfTypes, type Night } from './nights.db.ts'
export { rentalDays } from './rental-days.rules.ts'
export { loadRentalTimes } from './rental-times.db.ts'
export { isOffered, rentalOffers, type RentalOffer } from './rental-offers.db.ts'
export {
  freePlaces,
  lockCounts,
  movePlaces,
  recountSlots,
  releaseClaims,
  takePlaces,
  writeClaims,
  type Move,
  type Want,
} from './places.db.ts'
export {
  freestOfDays,
  slotsByIds,
  slotsByName,
  slotsOfDay,
  slotsOfBoard,
  slotsOfDays,
  type Slot,
} from './slots.db.ts'
export { remainingPlaces } from './nearly-full.rules.ts'
export { slotProposed } from './slot-proposal.rules.ts'
export { viewDay, viewSlot } from './slots.view.ts'
export {
  claimTimed,
  findTimedShortages,
  reserveTimed,
  takingsOf,
  writeTimedClaims,
  type TimedWant,
} from './timed.db.ts'
