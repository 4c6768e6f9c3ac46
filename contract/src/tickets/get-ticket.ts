import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, Instant } from '../primitives.ts'
import { scanResults } from '../validation/gate.ts'
import { Ticket } from './ticket-view.ts'

/** A scan of its code at a gate. `isTyped`: staff typed its number instead. */
const TicketScan = z.strictObject({
  publicId: Id,
  scannedDateTimeUtc: Instant,
  staffName: z.string(),
  devicePublicId: Id,
  result: z.enum(scanResults),
  isTyped: z.boolean(),
  /** True when the device decided offline; `isAdmitted` is its decision. */
  isOffline: z.boolean(),
  isAdmitted: z.boolean(),
  /** True when two devices admitted a person with the same entry; both scans are marked. */
  isDoubleUse: z.boolean(),
})

const at = {
  service: 'ticketing',
  method: 'GET',
  access: ['Tickets', 'Orders', 'TicketCreation'],
  effect: 'read',
  params: z.object({ id: Id }),
  reply: Ticket.extend({
    /** Latest scans at the gates, newest first. */
    scans: z.array(TicketScan).optional(),
  }),
  problems: ['NotFound'],
} as const
export const getTicket = endpoint({ ...at, path: '/1.0/ticket/:id', summary: 'Get a ticket' })
export const getTicketOfOwner = endpoint({
  ...at,
  path: '/1.0/ticket/:id/ticketowner/:userId',
  summary: 'Get a ticket of a client; 404 for a ticket of another client',
  params: z.object({ id: Id, userId: Id }),
})
export const getActivatedTicket = endpoint({
  ...at,
  path: '/1.0/ticket/activated/:id',
  summary: 'Get a ticket that is active now; 404 for any other',
})
