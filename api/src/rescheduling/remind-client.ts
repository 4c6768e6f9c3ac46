import * as contract from '@guichet/contract/rescheduling/remind-client.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import { queueMail } from '../mail/public.ts'
import { selectRows, updateRows } from '../platform/db/rows.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle } from '../platform/http/contexts.ts'
import { newId } from '../platform/values/ids.ts'
import { lockOrders } from './freeing.db.ts'
import { lostTickets } from './lost-tickets.db.ts'

const pauseSeconds = 60

/**
 * Sends the email again while a ticket of the order waits; at most once a minute, so that a double
 * click sends one email.
 */
export const remindClient = handle(
  contract.remindClient,
  async ({ db, now, tenantId, audit }, { params: { id }, body: { orderPublicId } }) => {
    const [order] = await lockOrders(db, tenantId, [orderPublicId])
    const rows = order ? await lostTickets(db, tenantId, id, [order.id]) : []
    if (!order || !rows.length) throw apiError('NotFound')
    if (
      !order.email ||
      !rows.some((row) => row.freed_at !== null && row.answer !== 'moved' && row.voided_at === null)
    )
      throw apiError('NothingToSend', { reason: order.email ? 'nothingWaits' : 'anonymous' })
    const last = await selectRows(db, tenantId, 'mail')
      .select('created_at')
      .where('order_id', '=', order.id)
      .where('kind', '=', 'rescheduling')
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst()
    const waited = last ? (Date.parse(now) - Date.parse(last.created_at)) / 1000 : pauseSeconds
    if (waited < pauseSeconds)
      throw apiError('TooManyTries', { retryAfterSeconds: Math.ceil(pauseSeconds - waited) })
    const mailPublicId = await queueMail(db, {
      tenantId,
      kind: 'rescheduling',
      dedupeKey: `rescheduling:${id}:${order.id}:${newId()}`,
      to: order.email,
      language: order.language as Language,
      now,
      data: { reschedulingId: id },
      orderId: order.id,
      clientId: order.client_id,
    })
    await updateRows(db, tenantId, 'rescheduling_ticket')
      .set({ mail_id: mailPublicId })
      .where('rescheduling_id', '=', id)
      .where('order_id', '=', order.id)
      .execute()
    await audit('rescheduling.client_reminded', 'rescheduling', id, {
      orderId: order.id,
      facts: { mailId: mailPublicId },
    })
    return { mailPublicId }
  },
)
