import { z } from 'zod'
import { merchantOf } from './merchants.ts'
import type { SquarePayment } from './payment-object.ts'
import { paymentOf } from './payments.ts'
import { squareEndpoint, type SquareEndpoint } from './square-endpoint.ts'
import { squarePage } from './square-list.ts'
import { limit, moment, nothing, words } from './square-parameters.ts'
import type { SquareProvider } from './square-provider.ts'

const list = z.strictObject({
  location_id: words(50).optional(),
  begin_time: moment.optional(),
  end_time: moment.optional(),
  updated_at_begin_time: moment.optional(),
  updated_at_end_time: moment.optional(),
  sort_order: z.enum(['ASC', 'DESC']).default('DESC'),
  cursor: words(256).optional(),
  limit,
})
export const paymentEndpoints: SquareEndpoint[] = [
  squareEndpoint('GET /v2/payments', ['PAYMENTS_READ'], list, (provider, { merchantId, input }) =>
    squarePage('payments', listed(provider, merchantId, input), {
      cursor: input.cursor,
      limit: input.limit,
    }),
  ),
  squareEndpoint(
    'GET /v2/payments/:id',
    ['PAYMENTS_READ'],
    nothing,
    (provider, { merchantId, id }) => ({ payment: paymentOf(provider, merchantId, id).thing }),
  ),
]

const year = 365 * 24 * 60 * 60

/** Payments of a location (default: the main one) in a period (default: the last year). */
function listed(
  provider: SquareProvider,
  merchantId: string,
  asked: z.output<typeof list>,
): SquarePayment[] {
  const { main_location_id: mainId } = merchantOf(provider, merchantId).merchant
  const locationId = asked.location_id ?? mainId
  const created = rangeOf(asked.begin_time, asked.end_time, provider.clock.seconds() - year)
  const updated = rangeOf(asked.updated_at_begin_time, asked.updated_at_end_time, -Infinity)
  const found = [...provider.store.payments.values()]
    .filter(({ owner, thing }) => owner === merchantId && thing.location_id === locationId)
    .map(({ thing }) => thing)
    .filter((payment) => created(payment.created_at) && updated(payment.updated_at))
  return asked.sort_order === 'ASC' ? found : found.reverse()
}

function rangeOf(begin: string | undefined, end: string | undefined, earliest: number) {
  const from = begin === undefined ? earliest * 1000 : Date.parse(begin)
  const to = end === undefined ? Infinity : Date.parse(end)
  return (time: string) => Date.parse(time) >= from && Date.parse(time) <= to
}
