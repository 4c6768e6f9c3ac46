import type { Order } from './orders.queries.ts'

type Payment = Pick<Order['payments'][number], 'link' | 'terminal'>

/** The client pays it by a link, or at the terminal, and has not yet. */
export const isAwaitedPayment = ({ link, terminal }: Payment): boolean =>
  link !== undefined || terminal !== undefined
