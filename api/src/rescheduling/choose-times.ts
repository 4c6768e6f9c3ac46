import * as contract from '@guichet/contract/rescheduling/read-link.ts'
import { movePlaces } from '../availability/public.ts'
import { selectRows } from '../platform/db/rows.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle } from '../platform/http/contexts.ts'
import { moveTickets, type TicketMove } from '../tickets/public.ts'
import { byLink, ticketsOfLink, type LinkCtx, type LinkDeps } from './client-link/link-ctx.ts'
import { mayChoose, viewLink } from './client-link/link.view.ts'
import { rentalTimesFor } from './free-times.ts'
import { markAnswered } from './lost-tickets.db.ts'
import { queueNewTime } from './queue-new-time.ts'

/**
 * The client's choice: all named tickets get their time or none does, and the new tickets are
 * emailed. A choice that is repeated, for example by a double click, changes nothing.
 */
export const chooseTimes = (deps: LinkDeps) =>
  handle(contract.chooseTimes, (ctx, { body }) =>
    byLink(deps, ctx, { token: body.token, mode: 'write' }, async (link) => {
      const rows = ticketsOfLink(
        link,
        body.choices.map((choice) => choice.ticketPublicId),
      )
      const moves: TicketMove[] = []
      for (const [i, { ticketPublicId, to }] of body.choices.entries()) {
        const row = rows[i]!
        if (await isThereAlready(link, row, to)) continue
        if (!mayChoose(row)) throw apiError('NotMovable', { reason: 'chosen', ticketPublicId })
        if (
          to.beginDateTimeUtc &&
          !(
            await rentalTimesFor(link, [row.unit_id], { from: to.beginDateTimeUtc, isOnly: true })
          ).some((time) => time.beginsAt === to.beginDateTimeUtc)
        )
          throw apiError('NotOnSale', { reason: 'noSuchSlot', ticketPublicId })
        moves.push({
          ticketId: ticketPublicId,
          to: to.slotPublicId ? { slotId: to.slotPublicId } : { beginsAt: to.beginDateTimeUtc! },
        })
      }
      if (!moves.length) return viewLink(link)
      const { moved, places } = await moveTickets(link, moves)
      const movedIds = moved.map((item) => item.publicId)
      if (moved.some((item) => item.beginDateTimeUtc <= link.now))
        throw apiError('NotOnSale', { reason: 'over' })
      await markAnswered(link.db, link.tenantId, movedIds, {
        answer: 'moved',
        now: link.now,
        accountId: null,
      })
      await queueNewTime(link, link.order, movedIds)
      const view = await viewLink(link)
      await movePlaces(link.db, link.tenantId, places)
      return view
    }),
  )

async function isThereAlready(
  { db, tenantId }: LinkCtx,
  row: LinkCtx['tickets'][number],
  to: { slotPublicId?: string | undefined; beginDateTimeUtc?: string | undefined },
): Promise<boolean> {
  if (row.answer !== 'moved') return false
  if (to.beginDateTimeUtc) return row.begins_at === to.beginDateTimeUtc
  return (
    (
      await selectRows(db, tenantId, 'ticket')
        .select('slot_id')
        .where('id', '=', row.id)
        .executeTakeFirstOrThrow()
    ).slot_id === to.slotPublicId
  )
}
