import { sameTenant } from '../../database/same-tenant.ts'
import type { LinkToChoose } from '../../orders/public.ts'
import { selectRows } from '../../platform/db/rows.ts'
import type { ClientLinks } from './client-links.ts'

/** Page of the newest cancelled date that an order has not answered. */
export const linkToChoose =
  (links: ClientLinks): LinkToChoose =>
  async (db, { tenantId, orderId, language }) => {
    const waiting = await selectRows(db, tenantId, 'rescheduling_ticket')
      .innerJoin(
        'rescheduling',
        sameTenant('rescheduling.id', 'rescheduling_ticket.rescheduling_id'),
      )
      .select(['rescheduling.id', 'rescheduling.created_at'])
      .where('rescheduling_ticket.order_id', '=', orderId)
      .where('rescheduling_ticket.freed_at', 'is not', null)
      .where((eb) => eb('rescheduling_ticket.answer', 'is distinct from', 'moved'))
      .orderBy('rescheduling.created_at', 'desc')
      .limit(1)
      .executeTakeFirst()
    return waiting
      ? links.linkOf(
          { tenantId, reschedulingId: waiting.id, orderId },
          waiting.created_at,
          language,
        )
      : null
  }
