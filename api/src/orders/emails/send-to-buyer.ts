import type { AuditAction } from '@guichet/contract/audit/audit-actions.messages.ts'
import { queueMail } from '../../mail/public.ts'
import type { Acting } from '../../platform/acting.ts'
import { apiError } from '../../platform/api-error.ts'
import { newId } from '../../platform/ids.ts'
import { loadOrder } from '../load-orders.db.ts'
import { lockOrder, type LockedOrder } from '../orders.db.ts'
import { actionsFor } from '../orders.view.ts'

type Sent = {
  kind: 'order-confirmation' | 'tickets-updated'
  action: 'resend' | 'notify'
  code: AuditAction
}

/**
 * Sends an email that a clerk asked for, with the order as it is when it is drawn; each press is an
 * email of its own. @throws NotFound, NothingToSend with the reason that the action shows
 */
export async function sendToBuyer(
  ctx: Acting,
  orderId: string,
  { kind, action, code }: Sent,
): Promise<{ mailPublicId: string }> {
  const { db, actor, audit } = ctx
  const { tenantId } = actor
  const order = await lockOrder(db, tenantId, orderId)
  const can = actionsFor(await loadOrder(db, tenantId, order.id), ctx)
  if (!can[action] || !order.email)
    throw apiError('NothingToSend', { reason: can.why[action] ?? 'anonymous' })
  const mailPublicId = await queueToBuyer(ctx, order, { kind, to: order.email })
  await audit(code, 'order', order.id, { orderId: order.id, facts: { mailId: mailPublicId } })
  return { mailPublicId }
}

/** Queues an email that draws the order as it is then; each one is an email of its own. */
export const queueToBuyer = (
  { db, now }: Acting,
  { tenant_id: tenantId, id: orderId, language, client_id: clientId }: LockedOrder,
  { kind, to }: { kind: Sent['kind']; to: string },
): Promise<string> =>
  queueMail(db, {
    tenantId,
    kind,
    dedupeKey: `${kind}:${orderId}:${newId()}`,
    to,
    language: language as 'fr' | 'en',
    now,
    data: {},
    orderId,
    clientId,
  })

/** What a confirmation that is sent again is, whoever asks for it. */
export const confirmationAgain: Sent = {
  kind: 'order-confirmation',
  action: 'resend',
  code: 'order.confirmation_resent',
}
