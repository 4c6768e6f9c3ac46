import { RememberedList } from '../../kit/tables/remembered-list.ts'
import { listDefaults, type OrderAddress } from './orders-search.rules.ts'

export const rememberedOrders = new RememberedList<OrderAddress>(listDefaults)
