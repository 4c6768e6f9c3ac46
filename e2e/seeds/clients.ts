import { sell } from '@guichet/contract/orders/sale/sell.ts'
import type { Page } from '../journey.ts'
import { ask } from '../server-calls.ts'
import { ownActivity } from './own-activity.ts'

let activity: ReturnType<typeof ownActivity> | undefined

/** Sells orders of a ticket without a date, under a last name that no other journey uses. */
export async function ordersOf(page: Page, lastName: string, emails: readonly (string | null)[]) {
  activity ??= ownActivity(page, `Patinoire ${Date.now()}`, 'Anytime')
  const { productId } = await activity
  const orders = []
  for (const email of emails)
    orders.push(
      await ask(page, sell, {
        body: {
          tickets: [{ productId, quantity: 2 }],
          firstName: 'Maëlle',
          lastName,
          ...(email && { email }),
          payment: { method: 'cash' },
        },
      }),
    )
  return orders
}
