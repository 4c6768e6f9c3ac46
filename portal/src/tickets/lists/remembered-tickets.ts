import { RememberedList } from '../../kit/tables/remembered-list.ts'
import { ticketDefaults } from './tickets-search.rules.ts'

export const rememberedTickets = new RememberedList(ticketDefaults)
