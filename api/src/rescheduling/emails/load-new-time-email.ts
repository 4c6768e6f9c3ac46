import type { Loader } from '../../mail/public.ts'
import { businessIn, emailTickets, productPictureFor } from '../../orders/public.ts'
import { hasToChooseTime, ticketsOfOrder, type TicketCodes } from '../../tickets/public.ts'
import { addresseeOf } from '../addressee.db.ts'
import type { NewTime } from './new-time.email.ts'

/**
 * The moved tickets in their state when the email is rendered, without those that were cancelled or
 * lost their time again; null when none is left.
 */
export const loadNewTimeEmail =
  (codes: TicketCodes): Loader<NewTime> =>
  async ({ db }, { tenant_id: tenantId, order_id: orderId, language, data }) => {
    const { ticketIds } = data as { ticketIds: string[] }
    const { order, tenant } = await addresseeOf(db, tenantId, orderId!)
    const tickets = (await ticketsOfOrder(db, tenantId, orderId!)).filter(
      (ticket) => !ticket.voided_at && !hasToChooseTime(ticket) && ticketIds.includes(ticket.id),
    )
    if (tickets.length === 0) return null
    return {
      language,
      business: await businessIn(db, tenantId, tenant, language),
      picture: await productPictureFor(db, tenantId, { pieces: tickets, language }),
      firstName: order.first_name ?? '',
      reference: order.reference,
      tickets: await emailTickets(db, tickets, codes, { timeZone: tenant.time_zone, language }),
    }
  }
