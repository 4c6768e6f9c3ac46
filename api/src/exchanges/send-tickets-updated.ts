import type { sendTicketsUpdated as endpoint } from '@guichet/contract/exchanges/send-tickets-updated.ts'
import { sendToBuyer } from '../orders/public.ts'
import type { Handler } from '../platform/contexts.ts'

/** The tickets of an edited order, as they are when the email is drawn. */
export const sendTicketsUpdated: Handler<typeof endpoint> = (ctx, { body }) =>
  sendToBuyer(ctx, body.orderPublicId, {
    kind: 'tickets-updated',
    action: 'notify',
    code: 'order.tickets_updated_sent',
  })
