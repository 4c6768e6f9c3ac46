export { viewForms } from './form-answers.view.ts'
export { activateTicket } from './activate-tickets.ts'
export { writeExchangedProduct } from './exchanged-product.db.ts'
export { carriedTitles } from './carried-titles.ts'
export { carryOutMoves, type Mover, type PlannedMove } from './moves/carry-out-moves.ts'
export { moveTickets, type TicketMove } from './moves/move-ticket.ts'
export {
  accessoriesOf,
  lockOrdersOf,
  movingTickets,
  nextGeneration,
  unitsWithAccessories,
  type CarriedAccessory,
  type MovingTicket,
} from './moves/moving.db.ts'
export { foundTickets, listedTickets } from './lists/found-tickets.ts'
export { ticketsByIds } from './lists/search-tickets.db.ts'
export { viewTicketRow } from './lists/ticket-row.view.ts'
export { ticketSheet } from './lists/ticket-sheet.ts'
export { namedProducts } from './lists/named-products.db.ts'
export { ticketSearchText } from './lists/ticket-search.rules.ts'
export { newTicketReference, typedReference, type TicketCodes } from './ticket-codes.ts'
export { hasCode } from './standing.rules.ts'
export { hasToChooseTime, ticketTime } from './ticket-time.rules.ts'
export { whyNotExchanged, whyNotMovable, type MoveFacts } from './moves/move-ticket.rules.ts'
export { isTimeOver, newTicketState, type TicketState } from './ticket.rules.ts'
export { ticketsOfOrder } from './tickets.db.ts'
export { usedAt } from './used-at.db.ts'
export { ownersIn, type StoredOwner } from './tickets.view.ts'
