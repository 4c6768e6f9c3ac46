import type { CardAttempt } from '../card.ts'
import { capitals, randomText } from '../new-id.ts'
import { locationOf } from './merchants.ts'
import type { SquareOrder, SquarePaymentLink } from './order-object.ts'
import { changeOrder, openOrder, orderOf, payOrder, totalOf, type NewOrder } from './orders.ts'
import { takePayment } from './payments.ts'
import { invalidValue, notFound } from './square-error.ts'
import { isoNow, type SquareProvider } from './square-provider.ts'
import type { Of } from './square-store.ts'

type NewLink = {
  order: NewOrder
  facts: Pick<
    SquarePaymentLink,
    'description' | 'checkout_options' | 'pre_populated_data' | 'payment_note'
  >
}

export function openLink(
  provider: SquareProvider,
  owner: string,
  { order: given, facts }: NewLink,
): { link: SquarePaymentLink; order: SquareOrder } {
  locationOf(provider, owner, given.locationId, 'order.location_id')
  if (totalOf(given.lines) === 0)
    throw invalidValue('VALUE_TOO_LOW', 'A page of nothing cannot be paid.', 'order.line_items')
  const order = openOrder(provider, owner, given)
  const id = randomText(16, `${capitals}234567`)
  const url = `${provider.publicUrl()}/square/pay/${id}`
  const link: SquarePaymentLink = {
    id,
    version: 1,
    order_id: order.id,
    ...facts,
    url,
    long_url: url,
    created_at: isoNow(provider),
  }
  provider.store.links.set(id, { owner, thing: link, isDeleted: false })
  provider.touch()
  return { link, order }
}

/** @throws SquareApiError 404, also for a link that was deleted or belongs to another merchant */
export function linkOf({ store }: SquareProvider, owner: string, id: string): SquarePaymentLink {
  const kept = store.links.get(id)
  if (kept?.owner !== owner || kept.isDeleted) throw notFound('Payment link', id, 'id')
  return kept.thing
}

/** Deletes a link, which can no longer be paid. An order that was just paid stays paid. */
export function deleteLink(provider: SquareProvider, owner: string, id: string): object {
  const link = linkOf(provider, owner, id)
  provider.store.links.get(id)!.isDeleted = true
  provider.touch()
  const order = orderOf(provider, owner, link.order_id)
  if (order.state !== 'DRAFT') return { id }
  changeOrder(provider, order, { state: 'CANCELED', closed_at: isoNow(provider) })
  return { id, cancelled_order_id: order.id }
}

/** Pays a link with a card. A declined one leaves the order open for another. */
export function payLink(
  provider: SquareProvider,
  { owner, thing: link }: Of<SquarePaymentLink>,
  attempt: CardAttempt,
): 'paid' | 'declined' | 'closed' {
  const order = orderOf(provider, owner, link.order_id)
  if (order.state !== 'DRAFT') return 'closed'
  const payment = takePayment(
    provider,
    {
      owner,
      order,
      entryMethod: 'KEYED',
      note: link.payment_note,
      fee: link.checkout_options?.app_fee_money ?? undefined,
      email: link.pre_populated_data?.buyer_email ?? undefined,
    },
    attempt,
  )
  if (payment.status === 'FAILED') return 'declined'
  payOrder(provider, order, payment, 'OPEN')
  return 'paid'
}
