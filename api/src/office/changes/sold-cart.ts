import type { OrderStatus } from '@guichet/contract/orders/order-status.ts'
import { buyerCancellationOf, loadOrder, type LoadedOrder } from '../../orders/public.ts'
import { apiError } from '../../platform/http/api-error.ts'
import type { Ctx, GuestCtx } from '../../platform/http/contexts.ts'
import { movingTickets, type MovingTicket } from '../../tickets/public.ts'
import { cartOf, lockCart } from '../carts/carts.db.ts'
import { cartCtx } from '../carts/guest-actor.ts'
import { buyerChangesOf } from '../online-sales/online-sales.db.ts'
import { groupOf, movableUntil } from './movable-tickets.rules.ts'

/**
 * A cart that became an order, with a context in which its buyer changes the order; a write locks
 * the cart, so that two presses are serialized.
 *
 * @throws NotFound for a cart that is not sold
 */
export async function soldCart(ctx: GuestCtx, token: string, mode: 'read' | 'write') {
  const { id, sold_order_id: orderId } = await (mode === 'write' ? lockCart : cartOf)(ctx, token)
  if (orderId === null) throw apiError('NotFound')
  return { ctx: cartCtx(ctx, id), orderId }
}

const soldStates: readonly OrderStatus[] = ['Completed', 'PartialRefundCompleted']
export type MovableTicket = { ticket: MovingTicket; until: string; group: number }

/** Tickets of an order that its buyer may move now, in the order of the invoice. */
async function movableTickets(
  { db, now, tenantId }: Pick<Ctx, 'db' | 'now' | 'tenantId'>,
  { order, units }: LoadedOrder,
  minutesBefore: number | null,
): Promise<MovableTicket[]> {
  if (minutesBefore === null || !soldStates.includes(order.status as OrderStatus)) return []
  const ids = units.flatMap(({ ticket_id: id, has_refund }) => (id && !has_refund ? [id] : []))
  if (ids.length === 0) return []
  const byId = new Map((await movingTickets(db, tenantId, ids)).map((each) => [each.id, each]))
  const groups = new Map<string, number>()
  return ids.flatMap((id) => {
    const ticket = byId.get(id)
    const until = ticket ? movableUntil(ticket, { minutesBefore, now }) : null
    if (!ticket || until === null) return []
    const key = groupOf(ticket)
    if (!groups.has(key)) groups.set(key, groups.size)
    return [{ ticket, until, group: groups.get(key)! }]
  })
}

/** Changes that the buyer of an order may make now. */
export async function changesOf(ctx: Ctx, loaded: LoadedOrder) {
  const { moveMinutesBefore, cancelMinutesBefore } = await buyerChangesOf(ctx.db, ctx.tenantId)
  const movable = await movableTickets(ctx, loaded, moveMinutesBefore)
  return {
    movable,
    movableUntilDateTimeUtc: movable.map(({ until }) => until).toSorted()[0] ?? null,
    cancellation: buyerCancellationOf(loaded, ctx, cancelMinutesBefore),
  }
}

export type LoadedChanges = Awaited<ReturnType<typeof loadChanges>>
/** An order with the changes that its buyer may make now. */
export async function loadChanges(ctx: Ctx, orderId: string) {
  const loaded = await loadOrder(ctx.db, ctx.tenantId, orderId)
  return { loaded, ...(await changesOf(ctx, loaded)) }
}
