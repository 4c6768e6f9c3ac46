import {
  activateTickets as activateTicketsEndpoint,
  makeTicketAvailable as makeTicketAvailableEndpoint,
} from '@guichet/contract/tickets/activate-tickets.ts'
import {
  blockTicket as blockTicketEndpoint,
  unblockTicket as unblockTicketEndpoint,
} from '@guichet/contract/tickets/block-ticket.ts'
import { findTicketsOfOrder as findTicketsOfOrderEndpoint } from '@guichet/contract/tickets/find-tickets-of-order.ts'
import {
  getBarcode as getBarcodeEndpoint,
  linkBarcode as linkBarcodeEndpoint,
} from '@guichet/contract/tickets/get-barcode.ts'
import {
  getActivatedTicket as getActivatedTicketEndpoint,
  getTicket as getTicketEndpoint,
  getTicketOfOwner as getTicketOfOwnerEndpoint,
} from '@guichet/contract/tickets/get-ticket.ts'
import { extractTickets as extractTicketsEndpoint } from '@guichet/contract/tickets/lists/extract-tickets.ts'
import { findTicketProducts as findTicketProductsEndpoint } from '@guichet/contract/tickets/lists/find-ticket-products.ts'
import { findTicketsOdata as findTicketsOdataEndpoint } from '@guichet/contract/tickets/lists/find-tickets-odata.ts'
import {
  findTicket as findTicketEndpoint,
  findTickets as findTicketsEndpoint,
} from '@guichet/contract/tickets/lists/find-tickets.ts'
import { reissueTicket as reissueTicketEndpoint } from '@guichet/contract/tickets/reissue-ticket.ts'
import { saveOwnerPicture as saveOwnerPictureEndpoint } from '@guichet/contract/tickets/save-owner-picture.ts'
import {
  getTicketForm as getTicketFormEndpoint,
  saveTicketForm as saveTicketFormEndpoint,
} from '@guichet/contract/tickets/save-ticket-form.ts'
import type { Mount } from '../platform/http/contexts.ts'
import { activateTickets, makeTicketAvailable } from './activate-tickets.ts'
import { blockTicket, unblockTicket } from './block-ticket.ts'
import { findTicketsOfOrder } from './find-tickets-of-order.ts'
import { getBarcode, linkBarcode } from './get-barcode.ts'
import { getActivatedTicket, getTicket, getTicketOfOwner } from './get-ticket.ts'
import { extractTickets } from './lists/extract-tickets.ts'
import { findTicketProducts } from './lists/find-ticket-products.ts'
import { findTicketsOdata } from './lists/find-tickets-odata.ts'
import { findTicket, findTickets } from './lists/find-tickets.ts'
import { reissueTicket } from './reissue-ticket.ts'
import { saveOwnerPicture } from './save-owner-picture.ts'
import { getTicketForm, saveTicketForm } from './save-ticket-form.ts'
import type { TicketCodes } from './ticket-codes.ts'

export { ticketCodes, type TicketCodes } from './ticket-codes.ts'

export function ticketsModule(mount: Mount, codes: TicketCodes) {
  mount(getTicketEndpoint, getTicket(codes))
  mount(getTicketOfOwnerEndpoint, getTicketOfOwner(codes))
  mount(getActivatedTicketEndpoint, getActivatedTicket(codes))
  mount(findTicketsEndpoint, findTickets(codes))
  mount(findTicketEndpoint, findTicket)
  mount(findTicketProductsEndpoint, findTicketProducts)
  mount(extractTicketsEndpoint, extractTickets(codes))
  mount(findTicketsOdataEndpoint, findTicketsOdata(codes))
  mount(findTicketsOfOrderEndpoint, findTicketsOfOrder(codes))
  mount(activateTicketsEndpoint, activateTickets)
  mount(makeTicketAvailableEndpoint, makeTicketAvailable)
  mount(getTicketFormEndpoint, getTicketForm)
  mount(saveTicketFormEndpoint, saveTicketForm)
  mount(saveOwnerPictureEndpoint, saveOwnerPicture)
  mount(blockTicketEndpoint, blockTicket)
  mount(unblockTicketEndpoint, unblockTicket)
  mount(reissueTicketEndpoint, reissueTicket)
  mount(linkBarcodeEndpoint, linkBarcode(codes))
  mount(getBarcodeEndpoint, getBarcode(codes))
}
