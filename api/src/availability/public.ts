export { freePlaces, releaseClaims, takePlaces, writeClaims, type Want } from './places.db.ts'
export { slotsByName, type Slot } from './slots.db.ts'
