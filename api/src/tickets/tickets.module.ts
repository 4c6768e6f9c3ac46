import { findTicketsOfOrder as findTicketsOfOrderWire } from '@guichet/contract/tickets/find-tickets-of-order.ts'
import {
  getBarcode as getBarcodeWire,
  linkBarcode as linkBarcodeWire,
} from '@guichet/contract/tickets/get-barcode.ts'
import { getTicket as getTicketWire } from '@guichet/contract/tickets/get-ticket.ts'
import type { Mount } from '../platform/mount.ts'
import { getBarcode, linkBarcode } from './get-barcode.ts'
import { findTicketsOfOrder, getTicket } from './get-ticket.ts'
import type { TicketCodes } from './ticket-codes.ts'

export { ticketCodes, type TicketCodes } from './ticket-codes.ts'

export function ticketsModule(mount: Mount, codes: TicketCodes) {
  mount(getTicketWire, getTicket(codes))
  mount(findTicketsOfOrderWire, findTicketsOfOrder(codes))
  mount(linkBarcodeWire, linkBarcode(codes))
  mount(getBarcodeWire, getBarcode(codes))
}
