import * as contract from '@guichet/contract/today/move-clients.ts'
import { movePlaces } from '../availability/public.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle } from '../platform/http/contexts.ts'
import { markAnswered, queueNewTimes } from '../rescheduling/public.ts'
import { lockOrdersOf, moveTickets } from '../tickets/public.ts'
import { insideOfSlots } from '../validation/public.ts'
import { assertUndoable } from './undoable-moves.db.ts'

/**
 * Moves tickets to another slot of their activity, or rentals to another begin. An undo is a move
 * as well: its place is claimed like any other, and only the client's code is restored with it.
 */
export const moveClients = handle(
  contract.moveClients,
  async (
    { db, now, tenantId, timeZone, accountId, audit },
    { body: { tickets, sendsTickets = false, isUndone = false, ...target } },
  ) => {
    const ids = tickets.map(({ publicId }) => publicId)
    const to = target.slotPublicId
      ? { slotId: target.slotPublicId }
      : { beginsAt: target.beginDateTimeUtc! }
    await lockOrdersOf(db, tenantId, ids)
    const [inside] = await insideOfSlots(db, tenantId, ids)
    if (inside) throw apiError('NotMovable', { reason: 'inside', ticketPublicId: inside })
    if (isUndone) await assertUndoable({ db, tenantId }, { ids, to })
    const { moved, places } = await moveTickets(
      { db, now, tenantId, timeZone, audit },
      tickets.map(({ publicId, version }) => ({
        ticketId: publicId,
        version,
        to,
        code: isUndone ? 'restored' : 'undoable',
      })),
    )
    await markAnswered(db, tenantId, ids, { answer: 'moved', now, accountId })
    if (sendsTickets && !isUndone) await queueNewTimes({ db, now, tenantId }, ids)
    await movePlaces(db, tenantId, places)
    return { tickets: moved }
  },
)
