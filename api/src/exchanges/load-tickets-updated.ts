import type { Language } from '@guichet/contract/rules.messages.ts'
import type { Loader } from '../mail/public.ts'
import {
  businessIn,
  emailTickets,
  productPictureFor,
  loadOrder,
  type LinkToChoose,
} from '../orders/public.ts'
import type { Db } from '../platform/db/db.ts'
import { hasToChooseTime, ticketsOfOrder, type TicketCodes } from '../tickets/public.ts'
import type { TicketsUpdated } from './tickets-updated.email.ts'

type Which = { tenantId: string; orderId: string; language: Language }

/** Current live tickets of an order, for the email and its preview. */
export async function ticketsUpdatedOf(
  db: Db,
  { tenantId, orderId, language }: Which,
  codes: TicketCodes,
): Promise<TicketsUpdated & { isDateMissing: boolean }> {
  const { order, tenant } = await loadOrder(db, tenantId, orderId)
  const live = (await ticketsOfOrder(db, tenantId, orderId)).filter((ticket) => !ticket.voided_at)
  return {
    language,
    business: await businessIn(db, tenantId, tenant, language),
    picture: await productPictureFor(db, tenantId, { pieces: live, language }),
    firstName: order.first_name ?? '',
    reference: order.reference,
    tickets: await emailTickets(db, live, codes, { timeZone: tenant.time_zone, language }),
    link: null,
    isDateMissing: live.some(hasToChooseTime),
  }
}

/** Null when no ticket is valid any more. */
export const loadTicketsUpdated =
  (codes: TicketCodes, linkToChoose: LinkToChoose): Loader<TicketsUpdated> =>
  async ({ db }, { tenant_id: tenantId, order_id, language }) => {
    const orderId = order_id!
    const which = { tenantId, orderId, language }
    const { isDateMissing, ...updated } = await ticketsUpdatedOf(db, which, codes)
    if (updated.tickets.length === 0) return null
    return { ...updated, link: isDateMissing ? await linkToChoose(db, which) : null }
  }
