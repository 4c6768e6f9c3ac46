export { searchText } from './sale/write-order.ts'
export { lockOrder } from './orders.db.ts'
export type { Sender } from './order-confirmation.email.ts'
export { businessIn } from './load-order-emails.ts'
