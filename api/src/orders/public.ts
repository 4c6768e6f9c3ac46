export { searchText } from './write-order.ts'
