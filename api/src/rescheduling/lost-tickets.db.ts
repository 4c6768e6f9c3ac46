import { currentProduct, isCurrentProduct } from '../database/current-product.ts'
import { sameTenant } from '../database/same-tenant.ts'
import type { Db } from '../platform/db/db.ts'
import { selectRows, updateRows } from '../platform/db/rows.ts'

/** The affected tickets of some orders of a cancelled date, in their current state. */
export const lostTickets = (
  db: Db,
  tenantId: string,
  reschedulingId: string,
  orderIds: readonly string[],
) =>
  selectRows(db, tenantId, 'rescheduling_ticket')
    .innerJoin('ticket', sameTenant('ticket.id', 'rescheduling_ticket.ticket_id'))
    .innerJoin('unit', sameTenant('unit.id', 'ticket.unit_id'))
    .innerJoin('order_line', sameTenant('order_line.id', 'unit.line_id'))
    .leftJoin('product', isCurrentProduct)
    .leftJoin(
      'activity_category',
      sameTenant('activity_category.id', 'product.activity_category_id'),
    )
    .leftJoin('account', 'account.id', 'rescheduling_ticket.answered_by')
    .select([
      'ticket.id',
      'ticket.version',
      'ticket.reference',
      'ticket.state',
      'ticket.begins_at',
      'ticket.ends_at',
      'ticket.voided_at',
      'ticket.unit_id',
      'order_line.kind',
      ...currentProduct,
      'activity_category.activity_id',
      'rescheduling_ticket.order_id',
      'rescheduling_ticket.begins_at as lost_from',
      'rescheduling_ticket.ends_at as lost_until',
      'rescheduling_ticket.freed_at',
      'rescheduling_ticket.answer',
      'rescheduling_ticket.answered_at',
      'rescheduling_ticket.answered_by',
      'account.first_name as answered_first_name',
      'account.last_name as answered_last_name',
    ])
    .where('rescheduling_ticket.rescheduling_id', '=', reschedulingId)
    .where('rescheduling_ticket.order_id', 'in', [...orderIds])
    .orderBy('order_line.position')
    .orderBy('unit.ordinal')
    .execute()
export type LostTicketRow = Awaited<ReturnType<typeof lostTickets>>[number]

type Answer = { answer: 'moved' | 'refundAsked'; now: string; accountId: string | null }
/**
 * Records the answer for freed tickets, on every cancelled date that waits for it; `accountId` is
 * null when the client answered. A new time replaces a request for a refund.
 */
export const markAnswered = (
  db: Db,
  tenantId: string,
  ticketIds: readonly string[],
  { answer, now, accountId }: Answer,
) =>
  updateRows(db, tenantId, 'rescheduling_ticket')
    .set({ answer, answered_at: now, answered_by: accountId })
    .where('ticket_id', 'in', [...ticketIds])
    .where('freed_at', 'is not', null)
    .where((eb) => eb.or([eb('answer', 'is', null), eb('answer', '=', 'refundAsked')]))
    .execute()
