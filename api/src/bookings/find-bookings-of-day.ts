import * as contract from '@guichet/contract/bookings/find-calendar.ts'
import { handle } from '../platform/http/contexts.ts'
import { addDays, startOfDay } from '../platform/values/zoned-time.ts'
import {
  listLimit,
  nextArrival,
  nextPickUp,
  piecesWhere,
  staysWhere,
  viewPiece,
  viewStay,
} from './bookings.db.ts'

export const findBookingsOfDay = handle(
  contract.findBookingsOfDay,
  async ({ db, now, tenantId, timeZone }, { query: { date } }) => {
    const stays = await staysWhere(db, tenantId, { date })
    const end = startOfDay(addDays(date, 1), timeZone)
    const pieces = await piecesWhere(db, tenantId, { from: startOfDay(date, timeZone), to: end })
    return {
      date,
      stays: stays.map((row) => viewStay(row, { now, timeZone })),
      rentals: pieces.map((row) => viewPiece(row, { now, timeZone })),
      next: {
        lodging: stays.length ? null : await nextArrival(db, tenantId, date),
        rentals: pieces.length ? null : await nextPickUp(db, tenantId, { from: end, timeZone }),
      },
      isCapped: stays.length === listLimit || pieces.length === listLimit,
    }
  },
)
