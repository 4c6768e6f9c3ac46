import type { PricedCart } from '@guichet/api/src/pricing/public.ts'
import type { OrderStatus } from '@guichet/contract/orders/order-status.ts'
import type { Client } from './make-clients.ts'
import type { SoldLine, SoldUnit } from './sold-unit.ts'
import type { Story } from './stories.ts'

/** An order with its history; other files write its rows. */
export type DemoOrder = {
  id: string
  reference: string
  story: Story
  atMs: number
  /** Time of each step in the story's path, in milliseconds. */
  stepsMs: readonly number[]
  client: Client | null
  sellerId: string | null
  method: 'cash' | 'card' | 'other' | 'free' | 'online'
  priced: PricedCart
  lines: readonly SoldLine[]
  units: readonly SoldUnit[]
  paymentId: string | null
  /** Id of the payment at the terminal or the provider. */
  paymentReference: string | null
  paidMs: number | null
  completedMs: number | null
  heldUntilMs: number | null
}

export const momentOf = (
  order: Pick<DemoOrder, 'story' | 'stepsMs'>,
  ...statuses: OrderStatus[]
): number | null => {
  const place = order.story.path.findIndex((status) => statuses.includes(status))
  return place < 0 ? null : order.stepsMs[place]!
}
