import { toDollars } from '@guichet/contract/money.ts'
import type { OrderStatus } from '@guichet/contract/orders/order-status.ts'
import { apiError } from '../../platform/http/api-error.ts'
import type { Ctx } from '../../platform/http/contexts.ts'
import { loadOrder, type LoadedOrder } from '../load-orders.db.ts'
import { lockOrder } from '../orders.db.ts'
import { actionsFor, type OrderReader } from '../orders.view.ts'
import { cancellableUntil } from './buyer-cancellation.rules.ts'
import { planRefund, type PlannedRefund } from './plan-refund.ts'
import { carryOutRefund } from './refund-order.ts'

export type BuyerCancellation = { untilDateTimeUtc: string; plan: PlannedRefund }

/**
 * The refund of an order that its buyer may cancel now; null when they may not. Money that staff
 * took by hand is given back by staff.
 */
export function buyerCancellationOf(
  loaded: LoadedOrder,
  reader: OrderReader,
  minutesBefore: number | null,
): BuyerCancellation | null {
  const { units, payments, tenant } = loaded
  const until = cancellableUntil(units, { minutesBefore, timeZone: tenant.time_zone })
  if (until === null || until <= reader.now) return null
  const isByProvider = payments.every(
    ({ state, provider, cents }) => state !== 'succeeded' || provider !== 'none' || cents === 0,
  )
  if (!isByProvider || !actionsFor(loaded, reader).refund) return null
  return { untilDateTimeUtc: until, plan: planRefund(loaded, wholeRefund(loaded), reader) }
}

const canceledStates: readonly OrderStatus[] = ['Canceled', 'RefundInProgress', 'RefundCompleted']
const reasons = { fr: 'À la demande de l’acheteur', en: 'Requested by the buyer' }

type CancellationRequest = { orderId: string; minutesBefore: number | null; expectedCents: number }
/**
 * Cancels an order as its buyer and refunds what was paid. A cancelled order stays as it is.
 *
 * @throws NotRefundable, PriceChanged when the buyer saw another amount
 */
export async function cancelByBuyer(
  ctx: Ctx,
  { orderId, minutesBefore, expectedCents }: CancellationRequest,
): Promise<number> {
  const { db, tenantId } = ctx
  const order = await lockOrder(db, tenantId, orderId)
  const loaded = await loadOrder(db, tenantId, orderId)
  const earlier = loaded.refunds.find(({ source }) => source === 'buyer')
  if (earlier && canceledStates.includes(order.status)) return earlier.total_cents
  const cancellation = buyerCancellationOf(loaded, ctx, minutesBefore)
  if (!cancellation) throw apiError('NotRefundable', { reason: 'status' })
  const { totalCents, remainingAfterCents } = cancellation.plan
  if (totalCents !== expectedCents)
    throw apiError('PriceChanged', { finalCost: toDollars(totalCents) })
  const body = {
    ...wholeRefund(loaded),
    refundReason: reasons[order.language === 'en' ? 'en' : 'fr'],
    ticketPublicIdsToBeDeleted: loaded.units.flatMap(({ ticket_id }) => ticket_id ?? []),
    bookingPublicIdsToBeDeleted: loaded.units.flatMap(({ booking_id }) => booking_id ?? []),
    returnedNow: [],
    returnToStock: true,
    isGivingCodesBack: remainingAfterCents === 0,
  }
  await carryOutRefund(ctx, { order, loaded }, body, 'buyer')
  return totalCents
}

const wholeRefund = ({ order }: LoadedOrder) => ({
  orderPublicId: order.id,
  productsToRefund: [],
  lodgingProductsToRefund: [],
  isRefundingAll: true,
})
