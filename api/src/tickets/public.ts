export { newTicketReference, type TicketCodes } from './ticket-codes.ts'
export { newTicketState } from './ticket.rules.ts'
export { ticketsOfOrder } from './tickets.db.ts'
export { ownersIn, type StoredOwner } from './tickets.view.ts'
