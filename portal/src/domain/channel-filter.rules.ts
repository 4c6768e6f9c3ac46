import type { OrderChannel } from '@guichet/contract/orders/order-channel.ts'

/**
 * Filter of the list of orders for a channel; null where no filter selects the same orders: the
 * filter of the counter includes its payment links.
 */
export const filterOfChannel = (
  channel: OrderChannel,
  all: readonly OrderChannel[],
): { channel: OrderChannel } | null =>
  channel === 'counter' && all.includes('link') ? null : { channel }
