import type { Reply } from '@guichet/contract/endpoint.ts'
import type { getOrder } from '@guichet/contract/orders/get-order.ts'

type Order = Reply<typeof getOrder>

type Payment = Pick<Order['payments'][number], 'link' | 'terminal'>

/** Payments with a link or a terminal are those that the client has not completed. */
export const isAwaitedPayment = ({ link, terminal }: Payment): boolean =>
  link !== undefined || terminal !== undefined
