import type { Mount } from '../platform/http/contexts.ts'
import { activateTickets, makeTicketAvailable } from './activate-tickets.ts'
import { blockTicket, unblockTicket } from './block-ticket.ts'
import { findTicketsOfOrder } from './find-tickets-of-order.ts'
import { getBarcode, linkBarcode } from './get-barcode.ts'
import { getActivatedTicket, getTicket, getTicketOfOwner } from './get-ticket.ts'
import { extractTickets } from './lists/extract-tickets.ts'
import { findGateTickets } from './lists/find-gate-tickets.ts'
import { findTicketProducts } from './lists/find-ticket-products.ts'
import { findTicketsOdata } from './lists/find-tickets-odata.ts'
import { findTicket, findTickets } from './lists/find-tickets.ts'
import { reissueTicket } from './reissue-ticket.ts'
import { saveOwnerPicture } from './save-owner-picture.ts'
import { getTicketForm, saveTicketForm } from './save-ticket-form.ts'
import type { TicketCodes } from './ticket-codes.ts'

export { ticketCodes, type TicketCodes } from './ticket-codes.ts'

export function ticketsModule(mount: Mount, codes: TicketCodes) {
  mount([
    getTicket(codes),
    getTicketOfOwner(codes),
    getActivatedTicket(codes),
    findTickets(codes),
    findGateTickets(codes),
    findTicket,
    findTicketProducts,
    extractTickets(codes),
    findTicketsOdata(codes),
    findTicketsOfOrder(codes),
    activateTickets,
    makeTicketAvailable,
    getTicketForm,
    saveTicketForm,
    saveOwnerPicture,
    blockTicket,
    unblockTicket,
    reissueTicket,
    linkBarcode(codes),
    getBarcode(codes),
  ])
}
