import { z } from 'zod'
import { refundOf, refundPayment } from './refunds.ts'
import { squareEndpoint, type SquareEndpoint } from './square-endpoint.ts'
import { moneyAboveNothing, nothing, words } from './square-parameters.ts'

const newRefund = z.strictObject({
  idempotency_key: words(45),
  payment_id: words(192),
  amount_money: moneyAboveNothing,
  reason: words(192).nullish(),
})

export const refundEndpoints: SquareEndpoint[] = [
  squareEndpoint(
    'POST /v2/refunds',
    ['PAYMENTS_WRITE'],
    newRefund,
    (provider, { merchantId, input }) => ({
      refund: refundPayment(provider, merchantId, {
        paymentId: input.payment_id,
        amount: input.amount_money,
        reason: input.reason ?? undefined,
      }),
    }),
  ),
  squareEndpoint(
    'GET /v2/refunds/:id',
    ['PAYMENTS_READ'],
    nothing,
    (provider, { merchantId, id }) => ({ refund: refundOf(provider, id, merchantId).thing }),
  ),
]
