import type { Reply } from '@guichet/contract/endpoint.ts'
import type { getOrder } from '@guichet/contract/orders/get-order.ts'

type Order = Reply<typeof getOrder>

type Payment = Pick<Order['payments'][number], 'link' | 'terminal'>

/** The client pays it by a link, or at the terminal, and has not yet. */
export const isAwaitedPayment = ({ link, terminal }: Payment): boolean =>
  link !== undefined || terminal !== undefined
