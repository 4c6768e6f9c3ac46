import type { sendTicketsUpdated as endpoint } from '@guichet/contract/exchanges/send-tickets-updated.ts'
import { queueMail } from '../mail/public.ts'
import { actionsFor, loadOrder, lockOrder } from '../orders/public.ts'
import { apiError } from '../platform/api-error.ts'
import type { Handler } from '../platform/contexts.ts'
import { newId } from '../platform/ids.ts'

/** The tickets of an edited order, as they are when the email is drawn; each press is an email. */
export const sendTicketsUpdated: Handler<typeof endpoint> = async (ctx, { body }) => {
  const { db, now, actor, audit } = ctx
  const { tenantId } = actor
  const order = await lockOrder(db, tenantId, body.orderPublicId)
  const can = actionsFor(await loadOrder(db, tenantId, order.id), ctx)
  if (!can.notify || !order.email)
    throw apiError('NothingToSend', { reason: can.why.notify ?? 'anonymous' })
  const mailPublicId = await queueMail(db, {
    tenantId,
    kind: 'tickets-updated',
    dedupeKey: `tickets-updated:${order.id}:${newId()}`,
    to: order.email,
    language: order.language as 'fr' | 'en',
    now,
    data: {},
    orderId: order.id,
    clientId: order.client_id,
  })
  await audit('order.tickets_updated_sent', 'order', order.id, {
    orderId: order.id,
    facts: { mailId: mailPublicId },
  })
  return { mailPublicId }
}
