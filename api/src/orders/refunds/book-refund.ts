import type { AuditAction } from '@guichet/contract/audit/audit-actions.messages.ts'
import { allOrFirstError } from '../../platform/db/all-or-first-error.ts'
import { apiError } from '../../platform/http/api-error.ts'
import type { Ctx } from '../../platform/http/contexts.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { mustGet } from '../../platform/values/must.ts'
import { localDateOf } from '../../platform/values/zoned-time.ts'
import {
  creditPostings,
  refundPostings,
  sumOf,
  type PostedKind,
  type RefundAnswer,
  type RefundedItem,
} from '../../pricing/public.ts'
import { tillFor } from '../../till/public.ts'
import { creditOf, isBalanceAwaited } from '../balance.rules.ts'
import { isRefundStopped } from '../disputes/disputes.rules.ts'
import { unitsOf, type LoadedOrder } from '../load-orders.db.ts'
import type { LockedOrder } from '../orders.db.ts'
import { feeGoingBack, returnedFeePostings } from '../platform-fees.ts'
import { writePostings } from '../write-postings.ts'
import { piecesOf, remainingOf } from './refundable.rules.ts'
import { settleRefund } from './settle-refund.ts'
import { writeRefund, writeTransfers, type RefundSource } from './write-refund.ts'

const requestedCodes: Record<RefundSource, AuditAction> = {
  staff: 'order.refund_requested',
  exchange: 'order.exchange_refund_requested',
  buyer: 'order.refund_requested',
}

export type Decision = {
  order: LockedOrder
  loaded: LoadedOrder
  plan: Pick<RefundAnswer, 'scope' | 'items' | 'totalCents'>
  reason: string
  source: RefundSource
  /** Charges of the same exchange that the refund pays, in cents. */
  chargedCents?: number
  /** True when single-use promo codes are released once the refund has settled. */
  givesCodesBack?: boolean
}
/**
 * Writes the refund with its items, postings, transfers and audit line. It is deducted from the
 * charges of the same exchange and from the balance first; only the rest is paid back.
 *
 * @throws PaymentAwaited, PaymentDisputed
 */
export async function writeDecision(ctx: Ctx, decision: Decision) {
  const { order, loaded, plan, reason, source, chargedCents = 0, givesCodesBack = false } = decision
  const { db, now, tenantId, accountId, timeZone } = ctx
  if (isBalanceAwaited(loaded.payments)) throw apiError('PaymentAwaited')
  const creditedCents = chargedCents + creditOf(loaded, plan.totalCents - chargedCents)
  const feeGivenBack = feeGoingBack(loaded, plan.items)
  if (plan.totalCents > creditedCents && isRefundStopped(loaded.disputes))
    throw apiError('PaymentDisputed')
  const refundId = await writeRefund(db, {
    tenantId,
    orderId: order.id,
    number: Math.max(0, ...loaded.refunds.map((refund) => refund.number)) + 1,
    plan,
    creditedCents,
    givesCodesBack,
    feeGivenBack,
    source,
    reason,
    statusBefore: order.status,
    accountId: source === 'buyer' ? null : accountId,
    now,
  })
  const kindOf = new Map(loaded.units.map((unit) => [unit.id, unit.kind as PostedKind]))
  await writePostings(
    db,
    { tenantId, orderId: order.id, businessDay: localDateOf(now, timeZone) },
    refundPostings(plan.items.map((item) => ({ ...item, kind: mustGet(kindOf, item.unitId) }))),
    creditPostings(creditedCents),
    ...returnedFeePostings(feeGivenBack),
  )
  const transfers = await writeTransfers(
    db,
    { tenantId, refundId, cents: plan.totalCents - creditedCents },
    loaded.payments,
  )
  await ctx.audit(requestedCodes[source], 'refund', refundId, {
    orderId: order.id,
    facts: {
      totalCents: plan.totalCents,
      scope: plan.scope,
      units: piecesOf(plan.items, loaded.units),
      ...(creditedCents > 0 && { creditedCents }),
    },
  })
  return { refundId, transfers }
}

type Sending = Decision & {
  refundId: string
  transfers: Awaited<ReturnType<typeof writeTransfers>>
}
/**
 * Enqueues the transfers of providers; without any, the refund settles here, and money paid back at
 * the counter leaves the till of the clerk.
 *
 * @throws NoOpenTill
 */
export async function sendMoney(
  ctx: Ctx,
  { order, loaded, plan, source, givesCodesBack = false, refundId, transfers }: Sending,
): Promise<void> {
  const { db, now, tenantId, accountId, timeZone } = ctx
  const byHand = transfers.filter(({ payment }) => payment.provider === 'none')
  const methods = byHand.map(({ payment }) => payment.method)
  const waiting = transfers.filter(({ payment }) => payment.provider !== 'none')
  const [tillId, units] = await allOrFirstError([
    byHand.length ? tillFor(ctx, methods) : null,
    waiting.length ? [] : unitsOf(db, tenantId, [order.id]),
  ])
  for (const { id } of waiting)
    await enqueue(db, {
      tenantId,
      kind: 'send-refund',
      payload: { refundId, transferId: id },
      runAt: now,
      dedupeKey: `send-refund:${id}`,
    })
  if (waiting.length) return
  await settleRefund({
    db,
    now,
    requestId: ctx.requestId,
    accountId,
    timeZone,
    order,
    refund: {
      id: refundId,
      scope: plan.scope,
      source,
      total_cents: plan.totalCents,
      gives_codes_back: givesCodesBack,
    },
    remainingCents: remainingOf(units, loaded.settings.fee_refund_policy),
    transfers: transfers.map(({ id, cents, feeCents, payment }) => ({
      id,
      cents,
      fee_cents: feeCents,
      method: payment.method,
      provider: payment.provider,
    })),
    tillId,
  })
}

/**
 * Refunds the difference of an exchange for a cheaper product. The status of the order does not
 * change.
 */
export async function refundDifference(
  ctx: Ctx,
  {
    items,
    ...decision
  }: Pick<Decision, 'order' | 'loaded' | 'reason' | 'chargedCents'> & {
    items: readonly RefundedItem[]
  },
): Promise<string> {
  const totalCents = sumOf(items.map((item) => item.totalCents))
  const decided: Decision = {
    ...decision,
    plan: { scope: 'partial', items: [...items], totalCents },
    source: 'exchange',
  }
  const { refundId, transfers } = await writeDecision(ctx, decided)
  await sendMoney(ctx, { ...decided, refundId, transfers })
  return refundId
}
