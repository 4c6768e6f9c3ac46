export { peakOf, spanOf, type Taking } from './peak.rules.ts'
export { lockTimed, overbookedPieces, writePieces } from './timed.db.ts'
export { nextOpenDays, nextRentalDays, type NextOpenDays } from './next-open-days.db.ts'
