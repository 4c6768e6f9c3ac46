import { z } from 'zod'
import { newOrder, orderToOpen } from './order-to-open.ts'
import { orderOf } from './orders.ts'
import { deleteLink, linkOf, openLink } from './payment-links.ts'
import { squareEndpoint, type SquareEndpoint } from './square-endpoint.ts'
import { moneyAboveNothing, nothing, words } from './square-parameters.ts'

const webAddress = z
  .string()
  .max(2048)
  .regex(/^https?:\/\//)
const newLink = z.strictObject({
  idempotency_key: z.string().max(192).nullish(),
  description: words(4096).nullish(),
  order: newOrder,
  checkout_options: z
    .strictObject({
      redirect_url: webAddress.nullish(),
      merchant_support_email: z.email().nullish(),
      allow_tipping: z.boolean().nullish(),
      app_fee_money: moneyAboveNothing.nullish(),
      ask_for_shipping_address: z.boolean().nullish(),
      enable_coupon: z.boolean().nullish(),
      enable_loyalty: z.boolean().nullish(),
      accepted_payment_methods: z.record(z.string(), z.boolean().nullable()).nullish(),
    })
    .nullish(),
  pre_populated_data: z
    .strictObject({
      buyer_email: z.email().max(256).nullish(),
      buyer_phone_number: words(17).nullish(),
    })
    .nullish(),
  payment_note: words(500).nullish(),
})

export const paymentLinkEndpoints: SquareEndpoint[] = [
  squareEndpoint(
    'POST /v2/online-checkout/payment-links',
    ['ORDERS_READ', 'ORDERS_WRITE', 'PAYMENTS_WRITE'],
    newLink,
    (provider, { merchantId, input }) => {
      const opened = openLink(provider, merchantId, {
        order: orderToOpen(provider, merchantId, input.order),
        facts: {
          ...(input.description && { description: input.description }),
          ...(input.checkout_options && { checkout_options: input.checkout_options }),
          ...(input.pre_populated_data && { pre_populated_data: input.pre_populated_data }),
          ...(input.payment_note && { payment_note: input.payment_note }),
        },
      })
      return { payment_link: opened.link, related_resources: { orders: [opened.order] } }
    },
  ),
  squareEndpoint(
    'GET /v2/online-checkout/payment-links/:id',
    ['ORDERS_READ'],
    nothing,
    (provider, { merchantId, id }) => ({ payment_link: linkOf(provider, merchantId, id) }),
  ),
  squareEndpoint(
    'DELETE /v2/online-checkout/payment-links/:id',
    ['ORDERS_READ', 'ORDERS_WRITE'],
    nothing,
    (provider, { merchantId, id }) => deleteLink(provider, merchantId, id),
  ),
  squareEndpoint(
    'GET /v2/orders/:id',
    ['ORDERS_READ'],
    nothing,
    (provider, { merchantId, id }) => ({ order: orderOf(provider, merchantId, id) }),
  ),
]
