import * as contract from '@guichet/contract/exchanges/send-tickets-updated.ts'
import { sendToBuyer } from '../orders/public.ts'
import { handle } from '../platform/http/contexts.ts'

/** Sends the tickets of an edited order, in their state when the email is rendered. */
export const sendTicketsUpdated = handle(contract.sendTicketsUpdated, (ctx, { body }) =>
  sendToBuyer(ctx, body.orderPublicId, {
    kind: 'tickets-updated',
    action: 'notify',
    code: 'order.tickets_updated_sent',
  }),
)
