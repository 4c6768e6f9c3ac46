import type { AuditAction } from '@guichet/contract/audit/audit-actions.messages.ts'
import { queueMail } from '../../mail/public.ts'
import type { ActionCtx } from '../../platform/http/acting.ts'
import { apiError } from '../../platform/http/api-error.ts'
import { newId } from '../../platform/values/ids.ts'
import { loadOrder } from '../load-orders.db.ts'
import { lockOrder, type LockedOrder } from '../orders.db.ts'
import { actionsFor } from '../orders.view.ts'

type BuyerEmail = {
  kind: 'order-confirmation' | 'tickets-updated'
  action: 'resend' | 'notify'
  code: AuditAction
}

/**
 * Queues an email that a clerk requested, with the order in its state when the email is rendered;
 * each request is a separate email.
 *
 * @throws NotFound, NothingToSend with the reason that the action shows
 */
export async function sendToBuyer(
  ctx: ActionCtx,
  orderId: string,
  { kind, action, code }: BuyerEmail,
): Promise<{ mailPublicId: string }> {
  const { db, tenantId, audit } = ctx
  const order = await lockOrder(db, tenantId, orderId)
  const can = actionsFor(await loadOrder(db, tenantId, order.id), ctx)
  if (!can[action] || !order.email)
    throw apiError('NothingToSend', { reason: can.why[action] ?? 'anonymous' })
  const mailPublicId = await queueToBuyer(ctx, order, { kind, to: order.email })
  await audit(code, 'order', order.id, { orderId: order.id, facts: { mailId: mailPublicId } })
  return { mailPublicId }
}

/**
 * Queues the confirmation again for the buyer themselves.
 *
 * @returns The address to which it goes
 * @throws NothingToSend
 */
export async function resendToBuyer(ctx: ActionCtx, orderId: string): Promise<string> {
  await sendToBuyer(ctx, orderId, confirmationAgain)
  return (await loadOrder(ctx.db, ctx.tenantId, orderId)).order.email!
}

/**
 * Queues the confirmation of a sale to a walk-in whose email became known: the one that any other
 * sale sends. A sale that is not paid yet sends it once it is.
 *
 * @returns The id of the email; null when the order has nothing to send
 */
export async function sendFirstConfirmation(
  ctx: ActionCtx,
  orderId: string,
): Promise<string | null> {
  const { db, tenantId } = ctx
  const order = await lockOrder(db, tenantId, orderId)
  const can = actionsFor(await loadOrder(db, tenantId, order.id), ctx)
  if (!can.resend || !order.email) return null
  const dedupeKey = `order-confirmation:${order.id}`
  return queueToBuyer(ctx, order, { kind: 'order-confirmation', to: order.email, dedupeKey })
}

/**
 * Queues an email about an order in its state when the email is rendered; each call without a key
 * is a separate email.
 */
export const queueToBuyer = (
  { db, now }: ActionCtx,
  { tenant_id: tenantId, id: orderId, language, client_id: clientId }: LockedOrder,
  { kind, to, dedupeKey }: { kind: BuyerEmail['kind']; to: string; dedupeKey?: string },
): Promise<string> =>
  queueMail(db, {
    tenantId,
    kind,
    dedupeKey: dedupeKey ?? `${kind}:${orderId}:${newId()}`,
    to,
    language: language as 'fr' | 'en',
    now,
    data: {},
    orderId,
    clientId,
  })

/** Kind, action and audit code of a confirmation that is sent again. */
export const confirmationAgain: BuyerEmail = {
  kind: 'order-confirmation',
  action: 'resend',
  code: 'order.confirmation_resent',
}
