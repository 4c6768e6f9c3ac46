import * as contract from '@guichet/contract/today/find-rental-times.ts'
import { selectRows } from '../platform/db/rows.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle } from '../platform/http/contexts.ts'
import { firstOf } from '../platform/values/must.ts'
import { localDateOf, startOfDay, wallTimeOf } from '../platform/values/zoned-time.ts'
import { rentalTimesFor } from '../rescheduling/public.ts'
import { movingTickets, whyNotMovable } from '../tickets/public.ts'

export const findRentalTimes = handle(
  contract.findRentalTimes,
  async ({ db, now, tenantId, timeZone }, { params: { unitId } }) => {
    const row = await selectRows(db, tenantId, 'ticket')
      .select(['id', 'unit_id'])
      .where('unit_id', '=', unitId)
      .where('kind', '=', 'equipment_rental')
      .executeTakeFirst()
    if (!row) throw apiError('NotFound')
    const ticket = firstOf(await movingTickets(db, tenantId, [row.id]))
    const whyNotMoved = whyNotMovable(ticket, now)
    const begin = ticket.rental!.beginsAt
    const times = whyNotMoved
      ? []
      : await rentalTimesFor({ db, now, tenantId, timeZone, tickets: [row] }, [unitId], {
          from: startOfDay(localDateOf(begin, timeZone), timeZone),
          isOnly: true,
        })
    const wall = (at: string) => wallTimeOf(at, timeZone).slice(0, 5)
    return {
      ticketPublicId: ticket.id,
      ticketVersion: ticket.version,
      whyNotMoved,
      times: times
        .filter(({ beginsAt }) => beginsAt !== begin)
        .map(({ beginsAt, endsAt }) => ({
          beginDateTimeUtc: beginsAt,
          beginTime: wall(beginsAt),
          endTime: wall(endsAt),
        })),
    }
  },
)
