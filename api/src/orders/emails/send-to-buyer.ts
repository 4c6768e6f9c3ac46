import { queueMail } from '../../mail/public.ts'
import { apiError } from '../../platform/api-error.ts'
import type { Ctx } from '../../platform/contexts.ts'
import { newId } from '../../platform/ids.ts'
import { loadOrder } from '../load-orders.db.ts'
import { lockOrder } from '../orders.db.ts'
import { actionsFor } from '../orders.view.ts'

type Sent = {
  kind: 'order-confirmation' | 'tickets-updated'
  action: 'resend' | 'notify'
  code: string
}

/**
 * Sends an email that a clerk asked for, with the order as it is when it is drawn; each press is an
 * email of its own. @throws NotFound, NothingToSend with the reason that the action shows
 */
export async function sendToBuyer(
  ctx: Ctx,
  orderId: string,
  { kind, action, code }: Sent,
): Promise<{ mailPublicId: string }> {
  const { db, now, actor, audit } = ctx
  const { tenantId } = actor
  const order = await lockOrder(db, tenantId, orderId)
  const can = actionsFor(await loadOrder(db, tenantId, order.id), ctx)
  if (!can[action] || !order.email)
    throw apiError('NothingToSend', { reason: can.why[action] ?? 'anonymous' })
  const mailPublicId = await queueMail(db, {
    tenantId,
    kind,
    dedupeKey: `${kind}:${order.id}:${newId()}`,
    to: order.email,
    language: order.language as 'fr' | 'en',
    now,
    data: {},
    orderId: order.id,
    clientId: order.client_id,
  })
  await audit(code, 'order', order.id, { orderId: order.id, facts: { mailId: mailPublicId } })
  return { mailPublicId }
}
