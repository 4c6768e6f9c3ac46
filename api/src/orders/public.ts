export { searchText } from './write-order.ts'
export { lockOrder } from './orders.db.ts'
export { businessIn, type Sender } from './order-letters.ts'
