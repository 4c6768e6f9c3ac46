import * as contract from '@guichet/contract/orders/payment/cancel-payment.ts'
import { sameTenant } from '../../database/same-tenant.ts'
import { selectRows, updateRows } from '../../platform/db/rows.ts'
import { apiError } from '../../platform/http/api-error.ts'
import { handle, type Ctx } from '../../platform/http/contexts.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { newId } from '../../platform/values/ids.ts'
import { isStillAwaited } from '../balance.rules.ts'
import { loadOrder } from '../load-orders.db.ts'
import { findOrderId, findOrderIdFor, lockOrder } from '../orders.db.ts'
import { viewOrder } from '../orders.view.ts'
import { noMoves } from '../ticket-moves.db.ts'
import { accessOf, isAtTerminal } from './payment-ways.ts'
import { awaitedPaymentOf, type PaymentRow } from './payments.db.ts'

/**
 * Ends the wait for a payment of a sale or of a balance. The job that ends an expired wait does it,
 * as only the provider knows that nothing was paid just now.
 */
export const cancelPayment = handle(contract.cancelPayment, async (ctx, { params }) => {
  const { tenantId } = ctx
  const orderId = await findOrderIdFor(ctx, params.ref)
  const { status } = await lockOrder(ctx.db, tenantId, orderId)
  const payment = await awaitedPaymentOf(ctx.db, tenantId, orderId)
  if (!payment?.provider_account)
    throw apiError('InvalidOrderTransition', { from: status, to: 'Canceled' })
  await endNow(ctx, payment)
  await work(ctx, 'expire-payment', { paymentId: payment.id })
  await ctx.audit('order.payment_canceled', 'order', orderId, { orderId })
  return viewAgain(ctx, orderId)
})

/** A balance has its own end; a sale is awaited until its hold ends. */
async function endNow({ db, now }: Ctx, { tenant_id, id, order_id, is_balance }: PaymentRow) {
  if (is_balance)
    await updateRows(db, tenant_id, 'payment').set({ ends_at: now }).where('id', '=', id).execute()
  else
    await updateRows(db, tenant_id, 'orders')
      .set({ held_until: now })
      .where('id', '=', order_id)
      .execute()
}

/**
 * Checks the pending payment and refunds of an order at the provider, for a client who says that
 * they are done while no notification has arrived.
 */
export const checkPayment = handle(contract.checkPayment, async (ctx, { params }) => {
  const { db, tenantId } = ctx
  const orderId = await findOrderIdFor(ctx, params.ref)
  const { status } = await lockOrder(db, tenantId, orderId)
  const payment = await awaitedPaymentOf(db, tenantId, orderId)
  const transfers = await transfersUnderWay(db, tenantId, orderId)
  if (!payment?.provider_account && !transfers.length)
    throw apiError('InvalidOrderTransition', { from: status, to: status })
  if (payment?.provider_account) await work(ctx, 'settle-payment', { paymentId: payment.id })
  for (const { id, refund_id: refundId } of transfers)
    await work(ctx, 'send-refund', { transferId: id, refundId })
  return viewAgain(ctx, orderId)
})

/**
 * Sends a payment to the terminal again after the card was declined or the sale cancelled there;
 * the places are still held.
 */
export const sendToTerminal = handle(contract.sendToTerminal, async (ctx, { params }) => {
  const { db, now, tenantId, audit } = ctx
  const orderId = await findOrderId(db, tenantId, params.ref)
  const order = await lockOrder(db, tenantId, orderId)
  const { status } = order
  const payment = await awaitedPaymentOf(db, tenantId, orderId)
  const isWaiting = payment && isAtTerminal(payment) && isStillAwaited(order, payment, now)
  if (!isWaiting) throw apiError('InvalidOrderTransition', { from: status, to: status })
  if ((await accessOf(db, payment)).terminal === null) throw apiError('TerminalNotConnected')
  await work(ctx, 'show-on-terminal', { paymentId: payment.id })
  await audit('order.sent_to_terminal', 'order', orderId, { orderId })
  return viewAgain(ctx, orderId)
})

const transfersUnderWay = (db: Ctx['db'], tenantId: string, orderId: string) =>
  selectRows(db, tenantId, 'refund_transfer')
    .innerJoin('refund', sameTenant('refund.id', 'refund_transfer.refund_id'))
    .innerJoin('payment', sameTenant('payment.id', 'refund_transfer.payment_id'))
    .select(['refund_transfer.id', 'refund_transfer.refund_id'])
    .where('refund.order_id', '=', orderId)
    .where('payment.provider', '!=', 'none')
    .where('refund_transfer.state', 'in', ['waiting', 'sent'])
    .orderBy('refund_transfer.id')
    .execute()

const work = ({ db, now, tenantId }: Ctx, kind: string, payload: Record<string, string>) =>
  enqueue(db, { tenantId, kind, payload, runAt: now, dedupeKey: `${kind}:asked:${newId()}` })

const viewAgain = async (ctx: Ctx, orderId: string) =>
  viewOrder(await loadOrder(ctx.db, ctx.tenantId, orderId), noMoves, ctx)
