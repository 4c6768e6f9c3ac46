import * as contract from '@guichet/contract/office/buyer-changes.ts'
import type { MoveChoice } from '@guichet/contract/rescheduling/free-times.ts'
import { movePlaces } from '../../availability/public.ts'
import { lockOrder } from '../../orders/public.ts'
import { apiError } from '../../platform/http/api-error.ts'
import { handle, type Ctx } from '../../platform/http/contexts.ts'
import { queueNewTime, rentalTimesFor } from '../../rescheduling/public.ts'
import { moveTickets } from '../../tickets/public.ts'
import { viewChanges } from './find-office-changes.ts'
import { loadChanges, soldCart, type MovableTicket } from './sold-cart.ts'

type Target = MoveChoice['to']

/**
 * Moves tickets as their buyer: all of them or none, at the same price, and emails the new ones.
 * Tickets that already are at their new time stay, so that a repeated request changes nothing.
 */
export const moveOfficeTickets = handle(
  contract.moveOfficeTickets,
  async (guest, { params: { cart }, body: { choices } }) => {
    const { ctx, orderId } = await soldCart(guest, cart, 'write')
    const order = await lockOrder(ctx.db, ctx.tenantId, orderId)
    const { loaded, movable } = await loadChanges(ctx, orderId)
    const moves: { ticketId: string; to: { slotId: string } | { beginsAt: string } }[] = []
    for (const { ticketPublicId, to } of choices) {
      const unit = loaded.units.find(({ ticket_id: id }) => id === ticketPublicId)
      if (!unit) throw apiError('NotFound')
      if (isAt(unit, to)) continue
      const found = movable.find(({ ticket }) => ticket.id === ticketPublicId)
      if (!found) throw apiError('NotMovable', { reason: 'expired', ticketPublicId })
      await assertOffered(ctx, found, to)
      moves.push({
        ticketId: ticketPublicId,
        to: to.slotPublicId ? { slotId: to.slotPublicId } : { beginsAt: to.beginDateTimeUtc! },
      })
    }
    if (moves.length === 0) return viewChanges(ctx, await loadChanges(ctx, orderId))
    const { moved, places } = await moveTickets(ctx, moves)
    if (moved.some(({ beginDateTimeUtc }) => beginDateTimeUtc <= ctx.now))
      throw apiError('NotOnSale', { reason: 'over' })
    await queueNewTime(
      ctx,
      order,
      moved.map(({ publicId }) => publicId),
    )
    const view = await viewChanges(ctx, await loadChanges(ctx, orderId))
    await movePlaces(ctx.db, ctx.tenantId, places)
    return view
  },
)

const isAt = (
  unit: { slot_id: string | null; ticket_begins_at: string | null },
  { slotPublicId, beginDateTimeUtc }: Target,
): boolean =>
  slotPublicId ? unit.slot_id === slotPublicId : unit.ticket_begins_at === beginDateTimeUtc

/** @throws NotOnSale for a begin at which the timetables offer the rental no more */
async function assertOffered(
  ctx: Ctx,
  { ticket: { id, unitId } }: MovableTicket,
  { beginDateTimeUtc: from }: Target,
): Promise<void> {
  if (!from) return
  const tickets = [{ id, unit_id: unitId }]
  const times = await rentalTimesFor({ ...ctx, tickets }, [unitId], { from, isOnly: true })
  if (!times.some(({ beginsAt }) => beginsAt === from))
    throw apiError('NotOnSale', { reason: 'noSuchSlot', ticketPublicId: id })
}
