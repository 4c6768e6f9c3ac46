import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { findTicketsOfOrder } from '@guichet/contract/tickets/find-tickets-of-order.ts'
import type { Page } from '../journey.ts'
import { ask } from '../server-calls.ts'
import { ownActivity } from './own-activity.ts'

/** One for all journeys that sell it: the list of activities of the business stays short. */
let activity: ReturnType<typeof ownActivity> | undefined

/** Day tickets for any time, sold, with their codes. */
export async function soldTickets(page: Page, quantity: number) {
  activity ??= ownActivity(page, `Entrée ${Date.now()}`, 'Anytime')
  const { productId } = await activity
  const order = await ask(page, sell, {
    body: { tickets: [{ productId, quantity }], payment: { method: 'cash' } },
  })
  const query = { orderReferenceKey: order.orderReferenceNumber }
  return (await ask(page, findTicketsOfOrder, { query })).items
}
