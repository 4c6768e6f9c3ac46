import { recordAudit } from '../../platform/db/audit.ts'
import type { Db, Transaction } from '../../platform/db/db.ts'
import { updateRows } from '../../platform/db/rows.ts'
import { lockOrder } from '../orders.db.ts'
import { paymentById, type PaymentRow } from './payments.db.ts'

type EndedWait = { tenantId: string; paymentId: string; session: string | null }

/**
 * Handles the end of a page on which a balance is paid. Before the end of the wait this is normal,
 * as a provider keeps no page for weeks: the next visit opens another page. The order and its
 * balance do not change.
 *
 * @returns False when another page was opened since, which has to be closed first
 */
export async function endBalanceWait(
  { db, now }: Transaction,
  { tenantId, paymentId, session }: EndedWait,
): Promise<boolean> {
  const payment = await paymentById(db, tenantId, paymentId)
  if (!payment) return true
  await lockOrder(db, tenantId, payment.order_id)
  const current = await paymentById(db, tenantId, paymentId)
  if (current?.state !== 'pending') return true
  if (current.provider_session !== session) return false
  if (current.ends_at! > now && current.link_token !== null) {
    await renewPage(db, current, now)
    return true
  }
  await updateRows(db, tenantId, 'payment')
    .set({ state: 'expired' })
    .where('id', '=', paymentId)
    .execute()
  await recordAudit(db, {
    tenantId,
    accountId: null,
    requestId: 'worker',
    now,
    code: 'order.balance_not_paid',
    subject: 'order',
    subjectId: payment.order_id,
    orderId: payment.order_id,
    facts: { provider: current.provider, cents: current.cents },
  })
  return true
}

/** Each page has its own idempotency key, as the provider returns the old page for the old key. */
export const renewPage = (
  db: Db,
  { tenant_id, id, page_tries }: PaymentRow,
  now: string,
): Promise<unknown> =>
  updateRows(db, tenant_id, 'payment')
    .set({
      provider_session: null,
      provider_order: null,
      page_tries: page_tries + 1,
      page_from: now,
      last_error: null,
    })
    .where('id', '=', id)
    .execute()
