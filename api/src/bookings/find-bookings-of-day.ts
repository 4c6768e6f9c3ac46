import type { findBookingsOfDay as wire } from '@guichet/contract/bookings/find-calendar.ts'
import type { Deed } from '../platform/mount.ts'
import { addDays, startOfDay } from '../platform/zoned-time.ts'
import { listLimit, piecesWhere, staysWhere, viewPiece, viewStay } from './bookings.db.ts'

export const findBookingsOfDay: Deed<typeof wire> = async (
  { db, now, actor: { tenantId, timeZone } },
  { query: { date } },
) => {
  const stays = await staysWhere(db, tenantId, { date })
  const pieces = await piecesWhere(db, tenantId, {
    from: startOfDay(date, timeZone),
    to: startOfDay(addDays(date, 1), timeZone),
  })
  return {
    date,
    stays: stays.map((row) => viewStay(row, { now, timeZone })),
    rentals: pieces.map((row) => viewPiece(row, { now })),
    isCapped: stays.length === listLimit || pieces.length === listLimit,
  }
}
