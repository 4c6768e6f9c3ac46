import type { AuditAction } from '@guichet/contract/audit/audit-actions.messages.ts'
import { roundingOf } from '@guichet/contract/orders/cash.ts'
import type { OrderStatus } from '@guichet/contract/orders/order-status.ts'
import { queueMail } from '../../mail/public.ts'
import { recordAudit } from '../../platform/db/audit.ts'
import type { Db } from '../../platform/db/db.ts'
import { nextNumber } from '../../platform/db/next-number.ts'
import { updateRows } from '../../platform/db/rows.ts'
import { localDateOf } from '../../platform/values/zoned-time.ts'
import { roundingPostings, sumOf, transferPostings } from '../../pricing/public.ts'
import { releaseRebates } from '../../rebates/public.ts'
import { moveOrder } from '../orders.db.ts'
import { collectedPostings } from '../platform-fees.ts'
import { writePostings } from '../write-postings.ts'
import { emailDelayedUntil } from './reactivation/undo.rules.ts'

export type Settling = {
  db: Db
  now: string
  requestId: string
  accountId: string | null
  timeZone: string
  order: {
    tenant_id: string
    id: string
    status: OrderStatus
    email: string | null
    language: string
    client_id: string | null
  }
  refund: {
    id: string
    scope: string
    source: string
    total_cents: number
    gives_codes_back: boolean
  }
  /** Amount left to refund afterwards, in cents. */
  remainingCents: number
  transfers: { id: string; cents: number; fee_cents: number; method: string; provider: string }[]
  /** Open till of the clerk who pays out at the counter. */
  tillId: string | null
}

/**
 * Settles a refund: postings, credit note with its gapless number, status, email. The caller holds
 * the lock of the order's row.
 */
export async function settleRefund(settling: Settling): Promise<void> {
  const { db, now, requestId, accountId, timeZone, order, refund, remainingCents, transfers } =
    settling
  const { tenant_id: tenantId, id: orderId } = order
  const businessDay = localDateOf(now, timeZone)
  await writePostings(
    db,
    { tenantId, orderId, businessDay },
    ...transfers.map(({ method, cents }) => transferPostings(method, cents)),
    roundingPostings(-(cashOf(transfers)?.roundingCents ?? 0)),
    ...collectedPostings(-sumOf(transfers.map((transfer) => transfer.fee_cents))),
  )
  await markSettled(settling)
  const isWhole = refund.scope !== 'partial' || remainingCents === 0
  // A refund that belongs to an exchange does not change the status of the order.
  if (refund.total_cents > 0 && refund.source !== 'exchange')
    await moveOrder(db, order, [isWhole ? 'RefundCompleted' : 'PartialRefundCompleted'], now)
  if (refund.gives_codes_back) await releaseRebates(db, tenantId, orderId, now)
  await queueNotice(settling)
  const creditNote = await nextCreditNote(db, tenantId)
  await updateRows(db, tenantId, 'refund')
    .set({ state: 'settled', settled_at: now, business_day: businessDay, credit_note: creditNote })
    .where('id', '=', refund.id)
    .execute()
  await recordAudit(db, {
    tenantId,
    accountId,
    requestId,
    now,
    code: settledCode(refund, order.status),
    subject: 'refund',
    subjectId: refund.id,
    orderId,
    facts: {
      totalCents: refund.total_cents,
      creditNote,
      ...(refund.gives_codes_back && { codesGivenBack: true }),
    },
  })
}

/** Without money, the order or some of its items were cancelled. */
function settledCode({ total_cents: cents }: Settling['refund'], status: OrderStatus): AuditAction {
  if (cents > 0) return 'order.refund_settled'
  return status === 'Canceled' ? 'order.canceled' : 'order.items_canceled'
}

/** Cash of a refund is handed over as one sum: its last transfer has the rounding. */
function cashOf(
  transfers: readonly Pick<Settling['transfers'][number], 'id' | 'cents' | 'method'>[],
) {
  const inCash = transfers.filter(({ method }) => method === 'cash')
  const last = inCash.at(-1)
  if (!last) return null
  return { id: last.id, roundingCents: roundingOf('cash', sumOf(inCash.map(({ cents }) => cents))) }
}

/** Marks the transfers as settled, and takes money paid at the counter from the clerk's till. */
async function markSettled({ db, order, refund, transfers, tillId }: Settling): Promise<void> {
  if (transfers.length === 0) return
  const cash = cashOf(transfers)
  if (cash && cash.roundingCents !== 0)
    await updateRows(db, order.tenant_id, 'refund_transfer')
      .set({ rounding_cents: cash.roundingCents })
      .where('id', '=', cash.id)
      .execute()
  await updateRows(db, order.tenant_id, 'refund_transfer')
    .set({ state: 'settled' })
    .where('refund_id', '=', refund.id)
    .execute()
  const byHand = transfers.filter(({ provider }) => provider === 'none').map(({ id }) => id)
  if (tillId === null || byHand.length === 0) return
  await updateRows(db, order.tenant_id, 'refund_transfer')
    .set({ till_id: tillId })
    .where('id', 'in', byHand)
    .execute()
}

/**
 * Assigns gapless numbers. It is last but one in the lock order, as all refunds of a business
 * contend for it.
 */
async function nextCreditNote(db: Db, tenantId: string): Promise<string> {
  const value = await nextNumber(db, tenantId, 'credit_note')
  return `NC-${String(value).padStart(6, '0')}`
}

/** Queues the notice of a refund, or of a cancellation without one. */
async function queueNotice({ db, now, order, refund }: Settling): Promise<void> {
  if (!order.email) return
  await queueMail(db, {
    tenantId: order.tenant_id,
    kind: refund.total_cents > 0 ? 'refund' : 'cancellation',
    dedupeKey: `refund:${refund.id}`,
    to: order.email,
    language: order.language as 'fr' | 'en',
    now,
    ...(refund.total_cents === 0 && { heldUntil: emailDelayedUntil(now) }),
    data: { refundId: refund.id },
    orderId: order.id,
    clientId: order.client_id,
  })
}
