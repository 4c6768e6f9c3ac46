import * as contract from '@guichet/contract/rescheduling/move-ticket.ts'
import { movePlaces } from '../availability/public.ts'
import { handle } from '../platform/http/contexts.ts'
import { moveTickets } from '../tickets/public.ts'
import { markAnswered } from './lost-tickets.db.ts'
import { queueNewTimes } from './queue-new-time.ts'

/** Moves a ticket to another time; for a ticket of a cancelled date this is its answer. */
export const moveTicket = handle(
  contract.moveTicket,
  async (
    { db, now, tenantId, timeZone, accountId, audit },
    { params, body: { version, to, sendsTicket } },
  ) => {
    const {
      moved: [moved],
      places,
    } = await moveTickets({ db, now, tenantId, timeZone, audit }, [
      {
        ticketId: params.id,
        version,
        to: to.slotPublicId ? { slotId: to.slotPublicId } : { beginsAt: to.beginDateTimeUtc! },
      },
    ])
    await markAnswered(db, tenantId, [params.id], { answer: 'moved', now, accountId })
    if (sendsTicket) await queueNewTimes({ db, now, tenantId }, [params.id])
    await movePlaces(db, tenantId, places)
    return moved!
  },
)
