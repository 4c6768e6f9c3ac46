import type { resendOrder as endpoint } from '@guichet/contract/orders/emails/resend-order.ts'
import { queueMail } from '../../mail/public.ts'
import { apiError } from '../../platform/api-error.ts'
import type { Handler } from '../../platform/contexts.ts'
import { newId } from '../../platform/ids.ts'
import { loadOrder } from '../load-orders.db.ts'
import { lockOrder } from '../orders.db.ts'
import { actionsFor } from '../orders.view.ts'

/** The confirmation again, with the order as it is now; each press is an email of its own. */
export const resendOrder: Handler<typeof endpoint> = async (
  { db, now, actor, audit },
  { body },
) => {
  const order = await lockOrder(db, actor.tenantId, body.orderPublicId)
  const can = actionsFor(await loadOrder(db, actor.tenantId, order.id), { actor, now })
  if (!can.resend || !order.email)
    throw apiError('NothingToSend', { reason: can.why.resend ?? 'anonymous' })
  const mailPublicId = await queueMail(db, {
    tenantId: actor.tenantId,
    kind: 'order-confirmation',
    dedupeKey: `order-confirmation:${order.id}:${newId()}`,
    to: order.email,
    language: order.language as 'fr' | 'en',
    now,
    data: {},
    orderId: order.id,
    clientId: order.client_id,
  })
  await audit('order.confirmation_resent', 'order', order.id, {
    orderId: order.id,
    facts: { mailId: mailPublicId },
  })
  return { mailPublicId }
}
