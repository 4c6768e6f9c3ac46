import { z } from 'zod'
import { expireCheckout, openCheckout, sessionOf, type NewCheckout } from './checkout.ts'
import { endpoint, nothing, type ApiEndpoint } from './endpoint.ts'
import { listPage } from './list-page.ts'
import { currencyCode, expandable, integer, metadata, pageOf } from './parameters.ts'
import { range, text, webAddress } from './parameters.ts'

const lineItem = z.strictObject({
  quantity: integer.pipe(z.number().min(1)),
  price_data: z.strictObject({
    currency: currencyCode,
    unit_amount: integer,
    product_data: z.strictObject({
      name: text,
      description: text.optional(),
      images: z.array(webAddress).max(8).optional(),
      metadata,
    }),
  }),
})
const newSession = z.strictObject({
  ...expandable,
  mode: z.literal('payment'),
  ui_mode: z.literal('hosted_page').optional(),
  payment_method_types: z.tuple([z.literal('card')]).optional(),
  line_items: z.array(lineItem).min(1).max(100),
  client_reference_id: z.string().max(200).optional(),
  customer_email: z.email().optional(),
  locale: text.optional(),
  metadata,
  payment_intent_data: z
    .strictObject({
      application_fee_amount: integer.optional(),
      description: text.optional(),
      metadata,
    })
    .optional(),
  success_url: webAddress,
  cancel_url: webAddress.optional(),
  expires_at: integer.optional(),
  submit_type: z.enum(['auto', 'book', 'pay']).optional(),
})

const checkoutOf = (input: z.output<typeof newSession>): NewCheckout => ({
  client_reference_id: input.client_reference_id ?? null,
  customer_email: input.customer_email ?? null,
  locale: input.locale ?? null,
  metadata: input.metadata,
  success_url: input.success_url,
  cancel_url: input.cancel_url ?? null,
  expiresAt: input.expires_at,
  applicationFee: input.payment_intent_data?.application_fee_amount ?? null,
  paymentDescription: input.payment_intent_data?.description ?? null,
  paymentMetadata: input.payment_intent_data?.metadata ?? {},
  lines: input.line_items.map(({ quantity, price_data: price }) => ({
    name: price.product_data.name,
    description: price.product_data.description ?? null,
    currency: price.currency,
    unitAmount: price.unit_amount,
    quantity,
  })),
})

const sessionsPage = z.strictObject({
  ...pageOf,
  payment_intent: text.optional(),
  status: z.enum(['open', 'complete', 'expired']).optional(),
  created: range.optional(),
})

export const checkoutEndpoints: ApiEndpoint[] = [
  endpoint('POST /v1/checkout/sessions', newSession, (provider, { owner, input }) =>
    openCheckout(provider, owner, checkoutOf(input)),
  ),
  endpoint(
    'GET /v1/checkout/sessions/:id',
    nothing,
    (provider, { owner, id }) => sessionOf(provider, owner, id).thing,
  ),
  endpoint('GET /v1/checkout/sessions/:id/line_items', nothing, (provider, { owner, id }) => ({
    object: 'list',
    data: provider.store.plans.get(sessionOf(provider, owner, id).thing.id)!.lineItems,
    has_more: false,
    url: `/v1/checkout/sessions/${id}/line_items`,
  })),
  endpoint('POST /v1/checkout/sessions/:id/expire', nothing, (provider, { owner, id }) =>
    expireCheckout(provider, sessionOf(provider, owner, id)),
  ),
  endpoint('GET /v1/checkout/sessions', sessionsPage, (provider, { owner, input }) =>
    listPage(
      provider.store.sessions,
      {
        owner,
        url: '/v1/checkout/sessions',
        fits: ({ payment_intent: intent, status }) =>
          (input.payment_intent ?? intent) === intent && (input.status ?? status) === status,
      },
      input,
    ),
  ),
]
