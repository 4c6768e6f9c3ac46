export { activityExists, ticketTypesByIds, type TicketType } from './catalogue.db.ts'
export { whyNotOnSale } from './catalogue.rules.ts'
