import { freePlaces, releaseClaims } from '../../availability/public.ts'
import { recordAudit } from '../../platform/db/audit.ts'
import type { Transaction } from '../../platform/db/db.ts'
import { updateRows } from '../../platform/db/rows.ts'
import { releaseRebates } from '../../rebates/public.ts'
import { unitsOf } from '../load-orders.db.ts'
import { lockOrder, moveOrder } from '../orders.db.ts'
import { forgetOwners } from '../sale/writing/issue-tickets.ts'
import { paymentById } from './payments.db.ts'

/**
 * Cancels an order that was not paid in time: frees its places and promo codes. There are no
 * postings to reverse, as none were written.
 *
 * @returns False when a payment page was opened since, which has to be closed first
 */
export async function cancelUnpaid(
  { db, now }: Transaction,
  { tenantId, paymentId, session }: { tenantId: string; paymentId: string; session: string | null },
): Promise<boolean> {
  const payment = await paymentById(db, tenantId, paymentId)
  if (!payment) return true
  const order = await lockOrder(db, tenantId, payment.order_id)
  const current = await paymentById(db, tenantId, paymentId)
  if (current?.state !== 'pending') return true
  if (current.provider_session !== session) return false
  const units = (await unitsOf(db, tenantId, [order.id])).map(({ id }) => id)
  await updateRows(db, tenantId, 'payment')
    .set({ state: 'expired' })
    .where('id', '=', paymentId)
    .execute()
  await forgetOwners(db, tenantId, order.id)
  await updateRows(db, tenantId, 'booking')
    .set((eb) => ({ status: 'Canceled', version: eb('version', '+', 1) }))
    .where('unit_id', 'in', units)
    .where('status', '!=', 'Canceled')
    .execute()
  const freed = await releaseClaims(db, tenantId, units, now)
  await releaseRebates(db, tenantId, order.id, now)
  await moveOrder(db, order, ['Canceled'], now)
  await updateRows(db, tenantId, 'orders')
    .set({ held_until: null })
    .where('id', '=', order.id)
    .execute()
  await recordAudit(db, {
    tenantId,
    accountId: null,
    requestId: 'worker',
    now,
    code: 'order.expired',
    subject: 'order',
    subjectId: order.id,
    orderId: order.id,
    facts: { provider: current.provider, finalCents: current.cents },
  })
  await freePlaces(db, tenantId, freed)
  return true
}
