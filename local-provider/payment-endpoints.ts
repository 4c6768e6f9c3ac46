import { z } from 'zod'
import { endpoint, showing, type ApiEndpoint } from './endpoint.ts'
import { listPage } from './list-page.ts'
import { expandable, flag, integer, metadata, pageOf, range, text } from './parameters.ts'
import { makeRefund } from './refunds.ts'

type PaymentFilter = { payment_intent?: unknown; charge?: unknown }
/** Filters a list by payment or charge, if one is given. */
const isOfPayment =
  (asked: PaymentFilter) =>
  ({ payment_intent: intent, charge }: PaymentFilter): boolean =>
    (asked.payment_intent ?? intent) === intent && (asked.charge ?? charge) === charge

const newRefund = z.strictObject({
  ...expandable,
  payment_intent: text.optional(),
  charge: text.optional(),
  amount: integer.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  refund_application_fee: flag.default(false),
  metadata,
})
const pageOfPayment = z.strictObject({
  ...pageOf,
  payment_intent: text.optional(),
  charge: text.optional(),
  created: range.optional(),
})
const eventsPage = z.strictObject({
  ...pageOf,
  type: text.optional(),
  types: z.array(text).max(20).optional(),
  created: range.optional(),
})
const eventsKeptSeconds = 30 * 24 * 60 * 60

export const paymentEndpoints: ApiEndpoint[] = [
  showing('GET /v1/payment_intents/:id', 'intents', 'payment_intent'),
  showing('GET /v1/charges/:id', 'charges', 'charge'),
  showing('GET /v1/application_fees/:id', 'fees', 'application_fee'),
  showing('GET /v1/disputes/:id', 'disputes', 'dispute'),
  showing('GET /v1/refunds/:id', 'refunds', 'refund'),
  showing('GET /v1/events/:id', 'events', 'event'),
  endpoint('POST /v1/refunds', newRefund, (provider, { owner, input }) =>
    makeRefund(provider, owner, {
      paymentIntent: input.payment_intent,
      charge: input.charge,
      amount: input.amount,
      reason: input.reason ?? null,
      metadata: input.metadata,
      givesFeeBack: input.refund_application_fee,
    }),
  ),
  endpoint('GET /v1/refunds', pageOfPayment, (provider, { owner, input }) =>
    listPage(
      provider.store.refunds,
      { owner, url: '/v1/refunds', fits: isOfPayment(input) },
      input,
    ),
  ),
  endpoint('GET /v1/disputes', pageOfPayment, (provider, { owner, input }) =>
    listPage(
      provider.store.disputes,
      { owner, url: '/v1/disputes', fits: isOfPayment(input) },
      input,
    ),
  ),
  endpoint('GET /v1/events', eventsPage, (provider, { owner, input }) => {
    const oldest = provider.clock.seconds() - eventsKeptSeconds
    const types = input.types ?? (input.type === undefined ? undefined : [input.type])
    return listPage(
      provider.store.events,
      {
        owner,
        url: '/v1/events',
        fits: ({ type, created }) => created >= oldest && (types?.includes(type) ?? true),
      },
      input,
    )
  }),
]
