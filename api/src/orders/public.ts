export { searchText } from './write-order.ts'
export { businessIn, type Sender } from './order-letters.ts'
