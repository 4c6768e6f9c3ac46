import type { OrderStatus } from '@guichet/contract/orders/order-status.ts'
import * as contract from '@guichet/contract/orders/refunds/reactivate-order.ts'
import { takePlaces, writeClaims, type Want } from '../../../availability/public.ts'
import { withdrawMail } from '../../../mail/public.ts'
import { updateRows } from '../../../platform/db/rows.ts'
import { apiError } from '../../../platform/http/api-error.ts'
import { handle, type Ctx } from '../../../platform/http/contexts.ts'
import { retakeRebates } from '../../../rebates/public.ts'
import { queueToBuyer } from '../../emails/send-to-buyer.ts'
import { loadOrder, type LoadedOrder } from '../../load-orders.db.ts'
import { lockOrder, moveOrder, type LockedOrder } from '../../orders.db.ts'
import { actionsFor, viewOrder } from '../../orders.view.ts'
import { movesOf } from '../../ticket-moves.db.ts'
import { cancelledPlaces, restoreStays, restoreTickets } from '../cancelled-places.db.ts'
import { lastCancellation } from '../live-refunds.rules.ts'
import { toPlacesGone, reclaimTimed, shortagesOf } from './reclaim-places.ts'
import { isWithinUndo } from './undo.rules.ts'

/**
 * Reverses the last cancellation at no cost, as a whole; a partial cancellation only within the
 * undo time. The record of the cancellation stays, and no longer counts. No money moved, so there
 * are no postings.
 */
export const reactivateOrder = handle(contract.reactivateOrder, async (ctx, { body }) => {
  const { db, tenantId } = ctx
  const order = await lockOrder(db, tenantId, body.orderPublicId)
  const loaded = await loadOrder(db, tenantId, order.id)
  const cancellation = cancellationOf(loaded, ctx)
  const cancelled = { tenantId, orderId: order.id, at: cancellation.requested_at }
  const places = await cancelledPlaces(db, cancelled)
  await reclaimTimed(db, loaded, places)
  if (!(await retakeRebates(db, tenantId, order.id)))
    throw apiError('NotReactivable', { reason: 'rebateUsed' })
  const missing = await shortagesOf(db, loaded, places)
  if (missing.length) throw apiError('PlacesGone', { missing })
  const isSilent = await withdrawLetter(ctx, order, cancellation)
  const tickets = await restoreTickets(db, cancelled, { hasNewCodes: !isSilent })
  const stays = await restoreStays(
    db,
    tenantId,
    places.flatMap(({ unitId, beginsAt }) => (beginsAt === null ? [] : [unitId])),
  )
  await reverse(ctx, order, { cancellation, tickets, stays })
  // Sends the current tickets to a client who was informed of the cancellation.
  if (!isSilent && order.email)
    await queueToBuyer(ctx, order, { kind: 'order-confirmation', to: order.email })
  const view = viewOrder(
    await loadOrder(db, tenantId, order.id),
    await movesOf(db, tenantId, [order.id]),
    ctx,
  )
  await takeAgain(ctx, loaded, places)
  return view
})

type Cancellation = LoadedOrder['refunds'][number]
/** @throws NotReactivable with the reason that the action shows */
function cancellationOf(loaded: LoadedOrder, ctx: Ctx): Cancellation {
  const can = actionsFor(loaded, ctx)
  const cancellation = lastCancellation(loaded.refunds)
  if (cancellation && (can.reactivate || isUndoOfPart(loaded, cancellation, ctx)))
    return cancellation
  throw apiError('NotReactivable', { reason: can.why.reactivate })
}
/** A partial cancellation is reversed only before anybody can have been informed of it. */
const isUndoOfPart = (
  { order }: LoadedOrder,
  { requested_at: at, status_before: before }: Cancellation,
  { now, actor }: Ctx,
): boolean =>
  ['PartialRefundCompleted', before].includes(order.status) &&
  isWithinUndo(at, now) &&
  !actor.restrictions.has('Refund')

/**
 * Whether nobody was informed of the cancellation. Then the codes stay; otherwise an offline gate
 * may have them as cancelled, so the tickets get new codes, by email.
 */
async function withdrawLetter(
  { db, now }: Ctx,
  { tenant_id: tenantId, email }: LockedOrder,
  { id, requested_at: at }: Cancellation,
): Promise<boolean> {
  const isWithdrawn = await withdrawMail(db, { tenantId, dedupeKey: `refund:${id}`, now })
  return isWithinUndo(at, now) && (isWithdrawn || !email)
}

type RestoredItems = { cancellation: Cancellation; tickets: string[]; stays: string[] }
/** Restores the previous status, with a line in the history for each restored item. */
async function reverse(
  { db, now, audit, tenantId }: Ctx,
  order: LockedOrder,
  { cancellation, tickets, stays }: RestoredItems,
): Promise<void> {
  await updateRows(db, tenantId, 'refund')
    .set({ state: 'reversed' })
    .where('id', '=', cancellation.id)
    .execute()
  const to = cancellation.status_before as OrderStatus
  // An order with an earlier partial cancellation keeps that cancellation.
  if (order.status !== to) await moveOrder(db, order, [to], now)
  for (const id of tickets) await audit('ticket.restored', 'ticket', id, { orderId: order.id })
  for (const id of stays) await audit('booking.restored', 'booking', id, { orderId: order.id })
  await audit('order.reactivated', 'order', order.id, {
    orderId: order.id,
    facts: { from: order.status, to, refundId: cancellation.id, tickets: tickets.length },
  })
}

/** Takes the places again; counted places come last, as in a sale. @throws PlacesGone */
async function takeAgain(
  { db, tenantId }: Ctx,
  loaded: LoadedOrder,
  places: Awaited<ReturnType<typeof cancelledPlaces>>,
): Promise<void> {
  const wants: Want[] = places.filter(({ beginsAt }) => beginsAt === null)
  await writeClaims(db, tenantId, wants)
  await takePlaces(db, tenantId, wants).catch(toPlacesGone(loaded, places))
}
