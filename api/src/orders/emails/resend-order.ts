import * as contract from '@guichet/contract/orders/emails/resend-order.ts'
import { handle } from '../../platform/http/contexts.ts'
import { confirmationAgain, sendToBuyer } from './send-to-buyer.ts'

/** Sends the confirmation again, with the order in its current state. */
export const resendOrder = handle(contract.resendOrder, (ctx, { body }) =>
  sendToBuyer(ctx, body.orderPublicId, confirmationAgain),
)
