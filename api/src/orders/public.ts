export { searchText } from './sale/write-order.ts'
export { lockOrder } from './orders.db.ts'
export type { Sender } from './emails/order-confirmation.email.ts'
export { businessIn } from './emails/load-order-emails.ts'
