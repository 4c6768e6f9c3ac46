export { peakOf, spanOf, type Taking } from './peak.rules.ts'
export { lockTimed, overbookedPieces, writePieces } from './timed.db.ts'
