import type { resendOrder as wire } from '@guichet/contract/orders/resend-order.ts'
import { queueMail } from '../mail/public.ts'
import { newId } from '../platform/ids.ts'
import type { Deed } from '../platform/mount.ts'
import { refuse } from '../platform/refuse.ts'
import { loadOrder } from './load-orders.db.ts'
import { lockOrder } from './orders.db.ts'
import { viewOrder } from './orders.view.ts'

/** The confirmation again, as the order stands now; each press is a letter of its own. */
export const resendOrder: Deed<typeof wire> = async ({ db, now, actor, audit }, { body }) => {
  const order = await lockOrder(db, actor.tenantId, body.orderPublicId)
  const { can } = viewOrder(await loadOrder(db, actor.tenantId, order.id), actor)
  if (!can.resend || !order.email)
    throw refuse('NothingToSend', { reason: can.why.resend ?? 'anonymous' })
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
