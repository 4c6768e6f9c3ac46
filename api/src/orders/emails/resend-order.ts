import type { resendOrder as endpoint } from '@guichet/contract/orders/emails/resend-order.ts'
import type { Handler } from '../../platform/contexts.ts'
import { confirmationAgain, sendToBuyer } from './send-to-buyer.ts'

/** The confirmation again, with the order as it is now. */
export const resendOrder: Handler<typeof endpoint> = (ctx, { body }) =>
  sendToBuyer(ctx, body.orderPublicId, confirmationAgain)
