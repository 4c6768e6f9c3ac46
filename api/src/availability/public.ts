export { freePlaces, releaseClaims, takePlaces, writeClaims } from './places.db.ts'
export { slotsByName, type Slot } from './slots.db.ts'
