import type { Loader } from '../../mail/public.ts'
import { businessIn, emailTickets, productPictureFor } from '../../orders/public.ts'
import { ticketsOfOrder, type TicketCodes } from '../../tickets/public.ts'
import { addresseeOf } from '../addressee.db.ts'
import type { NewTime } from './new-time.email.ts'

/** The moved tickets in their state when the email is rendered; cancelled ones are left out. */
export const loadNewTimeEmail =
  (codes: TicketCodes): Loader<NewTime> =>
  async ({ db }, { tenant_id: tenantId, order_id: orderId, language, data }) => {
    const { ticketIds } = data as { ticketIds: string[] }
    const { order, tenant } = await addresseeOf(db, tenantId, orderId!)
    const tickets = (await ticketsOfOrder(db, tenantId, orderId!)).filter(
      (ticket) => !ticket.voided_at && ticketIds.includes(ticket.id),
    )
    return {
      language,
      business: await businessIn(db, tenantId, tenant, language),
      picture: await productPictureFor(db, tenantId, { pieces: tickets, language }),
      firstName: order.first_name ?? '',
      reference: order.reference,
      tickets: await emailTickets(db, tickets, codes, { timeZone: tenant.time_zone, language }),
    }
  }
