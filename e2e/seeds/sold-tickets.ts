import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { findTicketsOfOrder } from '@guichet/contract/tickets/find-tickets-of-order.ts'
import type { Page } from '../journey.ts'
import { ask } from '../server-calls.ts'
import { ownActivity } from './own-activity.ts'

/** Shared by all journeys that sell it, so that the business's list of activities stays short. */
let activity: ReturnType<typeof ownActivity> | undefined

/** Sells daily tickets without a date and returns them with their codes. */
export async function soldTickets(page: Page, quantity: number) {
  activity ??= ownActivity(page, `Entrée ${Date.now()}`, 'Anytime')
  const { productId } = await activity
  const order = await ask(page, sell, {
    body: { tickets: [{ productId, quantity }], payment: { method: 'cash' } },
  })
  const query = { orderReferenceKey: order.orderReferenceNumber }
  return (await ask(page, findTicketsOfOrder, { query })).items
}
