import type { Loader } from '../../mail/public.ts'
import { businessIn, productPictureFor } from '../../orders/public.ts'
import { addresseeOf } from '../addressee.db.ts'
import type { ClientLinks } from '../client-link/client-links.ts'
import { mayChoose } from '../client-link/link.view.ts'
import { reschedulingById } from '../freeing.db.ts'
import { lostTickets } from '../lost-tickets.db.ts'
import { restOfDay } from '../rest-of-day.db.ts'
import type { LostDay } from './rescheduling.email.ts'

/** The tickets of one order that wait for a new time, with their link; null when none waits. */
export const loadReschedulingEmail =
  (links: ClientLinks): Loader<LostDay> =>
  async ({ db }, mail) => {
    const { tenant_id: tenantId, language } = mail
    const orderId = mail.order_id!
    const { reschedulingId } = mail.data as { reschedulingId: string }
    const rescheduling = await reschedulingById(db, tenantId, reschedulingId)
    const { order, tenant } = await addresseeOf(db, tenantId, orderId)
    const rows = (await lostTickets(db, tenantId, rescheduling.id, [orderId])).filter(mayChoose)
    if (rows.length === 0) return null
    return {
      language,
      business: await businessIn(db, tenantId, tenant, language),
      picture: await productPictureFor(db, tenantId, { pieces: rows, language }),
      timeZone: tenant.time_zone,
      firstName: order.first_name ?? '',
      reference: order.reference,
      reason: rescheduling.reason,
      kept: await restOfDay(
        db,
        tenantId,
        tenant.time_zone,
        rows.map((row) => ({ orderId, ticketId: row.id, beginsAt: row.lost_from })),
      ),
      tickets: rows.map((row) => ({
        title: row.product_title,
        categoryTitle: row.category_title,
        beginsAt: row.lost_from,
        endsAt: row.lost_until,
      })),
      link: links.linkOf(
        { tenantId, reschedulingId: rescheduling.id, orderId },
        rescheduling.created_at,
        language,
      ),
    }
  }
