import type { Kind } from '@guichet/contract/kinds.ts'
import * as contract from '@guichet/contract/rescheduling/find-reschedulings.ts'
import type { LostOrder, LostTicket } from '@guichet/contract/rescheduling/rescheduling-view.ts'
import type { z } from 'zod'
import { selectRows } from '../platform/db/rows.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle } from '../platform/http/contexts.ts'
import { ordersOfBoard, reschedulingsOf, type BoardOrder } from './boards.db.ts'
import { lostTickets, type LostTicketRow } from './lost-tickets.db.ts'

const windowOf = ({
  page = 1,
  pageSize = 25,
}: {
  page?: number | undefined
  pageSize?: number | undefined
}) => ({ limit: pageSize, offset: (page - 1) * pageSize })

export const findReschedulings = handle(
  contract.findReschedulings,
  async ({ db, now, tenantId }, { query }) => {
    const { total } = await selectRows(db, tenantId, 'rescheduling')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    return {
      items: await reschedulingsOf(db, tenantId, now, windowOf(query)),
      total,
      totalIsCapped: false,
    }
  },
)

/** Returns the tracking page of a cancelled date. */
export const getRescheduling = handle(
  contract.getRescheduling,
  async ({ db, now, tenantId }, { params: { id }, query }) => {
    const [rescheduling] = await reschedulingsOf(db, tenantId, now, { id })
    if (!rescheduling) throw apiError('NotFound')
    const { orders, total } = await ordersOfBoard(db, tenantId, id, {
      show: query.show ?? 'all',
      ...windowOf(query),
    })
    const tickets = orders.length
      ? await lostTickets(
          db,
          tenantId,
          id,
          orders.map((order) => order.id),
        )
      : []
    return {
      rescheduling,
      orders: {
        items: orders.map((order) =>
          viewOrder(
            order,
            tickets.filter((ticket) => ticket.order_id === order.id),
          ),
        ),
        total,
        totalIsCapped: false,
      },
    }
  },
)

const viewOrder = (order: BoardOrder, tickets: LostTicketRow[]): z.output<typeof LostOrder> => ({
  orderPublicId: order.id,
  orderReferenceNumber: order.reference,
  firstName: order.first_name,
  lastName: order.last_name,
  email: order.email,
  mail:
    order.mail_id && order.mail_state
      ? {
          publicId: order.mail_id,
          state: order.mail_state,
          sentDateTimeUtc: order.sent_at,
          count: order.mails,
        }
      : null,
  tickets: tickets.map(viewTicket),
})

const viewTicket = (row: LostTicketRow): LostTicket => ({
  publicId: row.id,
  version: row.version,
  reference: row.reference,
  kind: row.kind as Kind,
  title: row.product_title,
  categoryTitle: row.category_title,
  activityPublicId: row.activity_id,
  lost: { beginDateTimeUtc: row.lost_from, endDateTimeUtc: row.lost_until },
  now:
    row.begins_at && row.ends_at
      ? { beginDateTimeUtc: row.begins_at, endDateTimeUtc: row.ends_at }
      : null,
  isFreed: row.freed_at !== null,
  isVoided: row.voided_at !== null,
  answer: row.answer as LostTicket['answer'],
  answeredDateTimeUtc: row.answered_at,
  answeredBy: row.answered_first_name
    ? `${row.answered_first_name} ${row.answered_last_name}`
    : null,
  isAnsweredByClient: row.answer !== null && row.answered_by === null,
})
