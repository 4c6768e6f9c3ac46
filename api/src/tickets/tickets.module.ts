import {
  activateTickets as activateTicketsEndpoint,
  makeTicketAvailable as makeTicketAvailableEndpoint,
} from '@guichet/contract/tickets/activate-tickets.ts'
import { findTicketsOfOrder as findTicketsOfOrderEndpoint } from '@guichet/contract/tickets/find-tickets-of-order.ts'
import {
  getBarcode as getBarcodeEndpoint,
  linkBarcode as linkBarcodeEndpoint,
} from '@guichet/contract/tickets/get-barcode.ts'
import { getTicket as getTicketEndpoint } from '@guichet/contract/tickets/get-ticket.ts'
import type { Mount } from '../platform/contexts.ts'
import { activateTickets, makeTicketAvailable } from './activate-tickets.ts'
import { findTicketsOfOrder } from './find-tickets-of-order.ts'
import { getBarcode, linkBarcode } from './get-barcode.ts'
import { getTicket } from './get-ticket.ts'
import type { TicketCodes } from './ticket-codes.ts'

export { ticketCodes, type TicketCodes } from './ticket-codes.ts'

export function ticketsModule(mount: Mount, codes: TicketCodes) {
  mount(getTicketEndpoint, getTicket(codes))
  mount(findTicketsOfOrderEndpoint, findTicketsOfOrder(codes))
  mount(activateTicketsEndpoint, activateTickets)
  mount(makeTicketAvailableEndpoint, makeTicketAvailable)
  mount(linkBarcodeEndpoint, linkBarcode(codes))
  mount(getBarcodeEndpoint, getBarcode(codes))
}
