import type { resendOrder as endpoint } from '@guichet/contract/orders/emails/resend-order.ts'
import type { Handler } from '../../platform/http/contexts.ts'
import { confirmationAgain, sendToBuyer } from './send-to-buyer.ts'

/** Sends the confirmation again, with the order in its current state. */
export const resendOrder: Handler<typeof endpoint> = (ctx, { body }) =>
  sendToBuyer(ctx, body.orderPublicId, confirmationAgain)
