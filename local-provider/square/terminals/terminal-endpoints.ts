import { z } from 'zod'
import { squareEndpoint, type SquareEndpoint } from '../square-endpoint.ts'
import { moneyAboveNothing, nothing, words } from '../square-parameters.ts'
import { actionOf, cancelBySeller, secondsOf } from './terminal-actions.ts'
import { requestPayment } from './terminal-checkouts.ts'
import { requestRefund } from './terminal-refunds.ts'

const longestSeconds = 5 * 60
const deadline = z
  .string()
  .refine((text) => secondsOf(text) > 0 && secondsOf(text) <= longestSeconds, 'From PT1S to PT5M')
  .nullish()
const defaultDeadline = 'PT5M'
const newCheckout = z.strictObject({
  idempotency_key: words(64),
  checkout: z.strictObject({
    amount_money: moneyAboveNothing,
    reference_id: words(40).nullish(),
    note: words(500).nullish(),
    app_fee_money: moneyAboveNothing.nullish(),
    payment_options: z
      .strictObject({
        autocomplete: z.literal(true).nullish(),
        accept_partial_authorization: z.literal(false).nullish(),
      })
      .nullish(),
    payment_type: z.literal('CARD_PRESENT').nullish(),
    device_options: z.strictObject({
      device_id: words(64),
      skip_receipt_screen: z.boolean().nullish(),
      collect_signature: z.boolean().nullish(),
      show_itemized_cart: z.boolean().nullish(),
      tip_settings: z.looseObject({ allow_tipping: z.literal(false).nullish() }).nullish(),
    }),
    deadline_duration: deadline,
  }),
})
const newRefund = z.strictObject({
  idempotency_key: words(64),
  refund: z.strictObject({
    payment_id: words(192),
    amount_money: moneyAboveNothing,
    reason: words(192),
    device_id: words(64),
    deadline_duration: deadline,
  }),
})

const creating: SquareEndpoint[] = [
  squareEndpoint(
    'POST /v2/terminals/checkouts',
    ['PAYMENTS_WRITE'],
    newCheckout,
    (provider, { merchantId, input: { checkout: given } }) => ({
      checkout: requestPayment(provider, merchantId, {
        amount: given.amount_money,
        referenceId: given.reference_id ?? undefined,
        note: given.note ?? undefined,
        fee: given.app_fee_money ?? undefined,
        paymentOptions: given.payment_options ?? undefined,
        deviceOptions: given.device_options,
        deadline: given.deadline_duration ?? defaultDeadline,
      }),
    }),
  ),
  squareEndpoint(
    'POST /v2/terminals/refunds',
    ['PAYMENTS_WRITE'],
    newRefund,
    (provider, { merchantId, input: { refund: given } }) => ({
      refund: requestRefund(provider, merchantId, {
        paymentId: given.payment_id,
        amount: given.amount_money,
        reason: given.reason,
        deviceId: given.device_id,
        deadline: given.deadline_duration ?? defaultDeadline,
      }),
    }),
  ),
]

const following = (['checkout', 'refund'] as const).flatMap((kind): SquareEndpoint[] => [
  squareEndpoint(
    `GET /v2/terminals/${kind}s/:id`,
    ['PAYMENTS_READ'],
    nothing,
    (provider, { merchantId: owner, id }) => ({
      [kind]: actionOf(provider, { owner, kind }, id).thing,
    }),
  ),
  squareEndpoint(
    `POST /v2/terminals/${kind}s/:id/cancel`,
    ['PAYMENTS_WRITE'],
    nothing,
    (provider, { merchantId: owner, id }) => ({
      [kind]: cancelBySeller(provider, actionOf(provider, { owner, kind }, id)),
    }),
  ),
])

export const terminalEndpoints: SquareEndpoint[] = [...creating, ...following]
