export { freePlaces, movePlaces, recountSlots, releaseClaims, takePlaces, writeClaims, type Move, type Want } from './places.db.ts'
export { slotsByName, type Slot } from './slots.db.ts'
export { claimTimed, findTimedShortages, lockTimed, reserveTimed, takingsOf, writeTimedClaims, type TimedWant } from './timed.db.ts'
