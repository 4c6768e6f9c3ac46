import { z } from 'zod'
import { orderOf, type NewOrder } from './orders.ts'
import { deleteLink, linkOf, openLink } from './payment-links.ts'
import { squareEndpoint, type SquareEndpoint } from './square-endpoint.ts'
import { invalidValue } from './square-error.ts'
import { metadata, money, nothing, words } from './square-parameters.ts'

const webAddress = z
  .string()
  .max(2048)
  .regex(/^https?:\/\//)
const lineItem = z.strictObject({
  uid: words(60).nullish(),
  name: words(512).nullish(),
  quantity: z.string().regex(/^\d{1,6}(\.\d{1,5})?$/),
  note: words(2000).nullish(),
  catalog_object_id: words(192).nullish(),
  base_price_money: money.nullish(),
})
const order = z.strictObject({
  location_id: words(50),
  reference_id: words(40).nullish(),
  line_items: z.array(lineItem).min(1).max(500),
  metadata: metadata.nullish(),
})
const newLink = z.strictObject({
  idempotency_key: z.string().max(192).nullish(),
  description: words(4096).nullish(),
  order,
  checkout_options: z
    .strictObject({
      redirect_url: webAddress.nullish(),
      merchant_support_email: z.email().nullish(),
      allow_tipping: z.boolean().nullish(),
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
type NewLink = z.output<typeof newLink>

const orderToOpen = (given: NewLink['order']): NewOrder => ({
  locationId: given.location_id,
  referenceId: given.reference_id ?? undefined,
  metadata: given.metadata ?? undefined,
  lines: given.line_items.map((line, i) => ({
    name: line.name ?? undefined,
    quantity: line.quantity,
    note: line.note ?? undefined,
    catalogObjectId: line.catalog_object_id ?? undefined,
    price: priceOf(line, i),
  })),
})

function priceOf({ base_price_money: price }: NewLink['order']['line_items'][number], i: number) {
  if (price) return price
  const field = `order.line_items[${i}].base_price_money`
  throw invalidValue('MISSING_REQUIRED_PARAMETER', `Missing required parameter: ${field}.`, field)
}

export const paymentLinkEndpoints: SquareEndpoint[] = [
  squareEndpoint(
    'POST /v2/online-checkout/payment-links',
    ['ORDERS_READ', 'ORDERS_WRITE', 'PAYMENTS_WRITE'],
    newLink,
    (provider, { merchantId, input }) => {
      const opened = openLink(provider, merchantId, {
        order: orderToOpen(input.order),
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
