import { RememberedList } from '../../kit/tables/remembered-list.ts'
import { listDefaults, type ListSearch } from './orders-search.rules.ts'

export const rememberedOrders = new RememberedList<ListSearch>(listDefaults)
