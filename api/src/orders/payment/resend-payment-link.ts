import * as contract from '@guichet/contract/orders/payment/resend-payment-link.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import { queueMail } from '../../mail/public.ts'
import { selectRows } from '../../platform/db/rows.ts'
import { apiError } from '../../platform/http/api-error.ts'
import { handle, type Ctx } from '../../platform/http/contexts.ts'
import { newId } from '../../platform/values/ids.ts'
import { isStillAwaited } from '../balance.rules.ts'
import { loadOrder } from '../load-orders.db.ts'
import { findOrderId, lockOrder } from '../orders.db.ts'
import { viewOrder } from '../orders.view.ts'
import { noMoves } from '../ticket-moves.db.ts'
import { isAtTerminal } from './payment-ways.ts'
import { awaitedPaymentOf } from './payments.db.ts'

const pauseSeconds = 60

/** Sends the same link again while it can be used, to the current email address of the order. */
export const resendPaymentLink = handle(contract.resendPaymentLink, async (ctx, { params }) => {
  const { db, now, tenantId, audit } = ctx
  const orderId = await findOrderId(db, tenantId, params.ref)
  const order = await lockOrder(db, tenantId, orderId)
  const { status, email } = order
  const payment = await awaitedPaymentOf(db, tenantId, orderId)
  const isWaiting = payment && !isAtTerminal(payment) && isStillAwaited(order, payment, now)
  if (!isWaiting) throw apiError('InvalidOrderTransition', { from: status, to: status })
  if (!email) throw apiError('NothingToSend', { reason: 'anonymous' })
  await assertPause(ctx, orderId, email)
  const mailId = await queueMail(db, {
    tenantId,
    kind: 'payment-link',
    dedupeKey: `payment-link:${payment.id}:${newId()}`,
    to: email,
    language: order.language as Language,
    now,
    data: { paymentId: payment.id },
    orderId,
    clientId: order.client_id,
  })
  await audit('order.payment_link_resent', 'order', orderId, { orderId, facts: { mailId } })
  return viewOrder(await loadOrder(db, tenantId, orderId), noMoves, ctx)
})

/**
 * Requires a minute between two emails to the same address, so that no mailbox is flooded.
 *
 * @throws TooManyTries
 */
async function assertPause(
  { db, now, tenantId }: Ctx,
  orderId: string,
  email: string,
): Promise<void> {
  const last = await selectRows(db, tenantId, 'mail')
    .select('created_at')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'payment-link')
    .where('to_email', '=', email)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const waited = last ? (Date.parse(now) - Date.parse(last.created_at)) / 1000 : pauseSeconds
  if (waited < pauseSeconds)
    throw apiError('TooManyTries', { retryAfterSeconds: Math.ceil(pauseSeconds - waited) })
}
