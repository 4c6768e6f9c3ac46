import type {
  cancelPayment as cancelEndpoint,
  checkPayment as checkEndpoint,
} from '@guichet/contract/orders/payment/cancel-payment.ts'
import { apiError } from '../../platform/api-error.ts'
import type { Ctx, Handler } from '../../platform/contexts.ts'
import { newId } from '../../platform/ids.ts'
import { enqueue } from '../../platform/jobs.ts'
import { loadOrder } from '../load-orders.db.ts'
import { findOrderId, lockOrder } from '../orders.db.ts'
import { viewOrder } from '../orders.view.ts'
import { noMoves } from '../ticket-moves.db.ts'
import { awaitedPaymentOf } from './payments.db.ts'

/**
 * Ends the wait for a payment: by the same work that ends it when its time is over, as only the
 * provider knows that nothing was paid just now.
 */
export const cancelPayment: Handler<typeof cancelEndpoint> = async (ctx, { params }) => {
  const { orderId, paymentId } = await lockAwaited(ctx, params.ref)
  await ctx.db
    .updateTable('orders')
    .set({ held_until: ctx.now })
    .where('tenant_id', '=', ctx.actor.tenantId)
    .where('id', '=', orderId)
    .execute()
  await work(ctx, 'expire-payment', paymentId)
  await ctx.audit('order.payment_canceled', 'order', orderId, { orderId })
  return viewAgain(ctx, orderId)
}

/** For who was told that it is paid while nothing has come yet. */
export const checkPayment: Handler<typeof checkEndpoint> = async (ctx, { params }) => {
  const { orderId, paymentId } = await lockAwaited(ctx, params.ref)
  await work(ctx, 'settle-payment', paymentId)
  return viewAgain(ctx, orderId)
}

async function lockAwaited({ db, actor: { tenantId } }: Ctx, ref: string) {
  const orderId = await findOrderId(db, tenantId, ref)
  const { status } = await lockOrder(db, tenantId, orderId)
  const payment = await awaitedPaymentOf(db, tenantId, orderId)
  if (!payment?.provider_account)
    throw apiError('InvalidOrderTransition', { from: status, to: 'Canceled' })
  return { orderId, paymentId: payment.id }
}

const work = ({ db, now, actor: { tenantId } }: Ctx, kind: string, paymentId: string) =>
  enqueue(db, {
    tenantId,
    kind,
    payload: { paymentId },
    runAt: now,
    dedupeKey: `${kind}:${paymentId}:${newId()}`,
  })

const viewAgain = async (ctx: Ctx, orderId: string) =>
  viewOrder(await loadOrder(ctx.db, ctx.actor.tenantId, orderId), noMoves, ctx)
