import type { Input } from '@guichet/contract/endpoint.ts'
import { toCents, toDollars } from '@guichet/contract/money.ts'
import type { OrderStatus } from '@guichet/contract/orders/order-status.ts'
import type { refundOrder as endpoint } from '@guichet/contract/orders/refunds/refund-order.ts'
import { freePlaces } from '../../availability/public.ts'
import { apiError } from '../../platform/api-error.ts'
import type { Ctx, Handler } from '../../platform/contexts.ts'
import { enqueue } from '../../platform/jobs.ts'
import { localDateOf } from '../../platform/zoned-time.ts'
import { refundPostings, sumOf, type PostedKind } from '../../pricing/public.ts'
import { loadOrder, unitsOf, type LoadedOrder } from '../load-orders.db.ts'
import { lockOrder, moveOrder, type LockedOrder } from '../orders.db.ts'
import { writePostings } from '../write-postings.ts'
import { cancelUnits, unitsToCancel } from './cancel-units.ts'
import { planRefund, type PlannedRefund } from './plan-refund.ts'
import { remainingOf } from './refundable.rules.ts'
import { viewRefundOf } from './refunds.view.ts'
import { returnToStock } from './return-to-stock.ts'
import { settleRefund } from './settle-refund.ts'
import { writeRefund, writeTransfers } from './write-refund.ts'

type RefundRequest = Input<typeof endpoint>['body']

/**
 * Refund or, at cost 0, cancel: the decision, the books, the cancelled tickets, the freed places;
 * manual money goes at once, a provider's by a job.
 */
export const refundOrder: Handler<typeof endpoint> = async (ctx, { body }) => {
  const { db, actor } = ctx
  const order = await lockOrder(db, actor.tenantId, body.orderPublicId)
  const loaded = await loadOrder(db, actor.tenantId, order.id)
  assertUpToDate(loaded, body.previouslyRefunded)
  const cancelled = await unitsToCancel(ctx, loaded, body)
  const plan = planRefund(loaded, body, ctx, new Set(body.ticketPublicIdsToBeDeleted))
  const { refundId, transfers } = await writeDecision(ctx, { order, loaded, plan, body })
  const freed = [
    ...(await cancelUnits(ctx, loaded, cancelled)),
    ...(await returnToStock(ctx, loaded, plan, body.returnToStock)),
  ]
  const status = await moveForward(ctx, order, loaded, plan)
  await sendMoney(ctx, { order: { ...order, status }, loaded, plan, refundId, transfers })
  const view = await viewRefundOf(db, loaded, refundId)
  await freePlaces(db, actor.tenantId, freed)
  return view
}

type Decision = {
  order: LockedOrder
  loaded: LoadedOrder
  plan: PlannedRefund
  body: RefundRequest
}
/** The refund with its items, the books, how the money goes back, and the audit line. */
async function writeDecision(ctx: Ctx, { order, loaded, plan, body }: Decision) {
  const { db, now, actor } = ctx
  const { tenantId } = actor
  const refundId = await writeRefund(db, {
    tenantId,
    orderId: order.id,
    number: Math.max(0, ...loaded.refunds.map((refund) => refund.number)) + 1,
    plan,
    reason: body.refundReason,
    statusBefore: order.status,
    accountId: actor.accountId,
    now,
  })
  const kindOf = new Map(loaded.units.map((unit) => [unit.id, unit.kind as PostedKind]))
  await writePostings(
    db,
    { tenantId, orderId: order.id, businessDay: localDateOf(now, actor.timeZone) },
    refundPostings(plan.items.map((item) => ({ ...item, kind: kindOf.get(item.unitId)! }))),
  )
  const transfers = await writeTransfers(
    db,
    { tenantId, refundId, cents: plan.totalCents },
    loaded.payments,
  )
  await ctx.audit('order.refund_requested', 'refund', refundId, {
    orderId: order.id,
    facts: { totalCents: plan.totalCents, scope: plan.scope, units: plan.items.length },
  })
  return { refundId, transfers }
}

type Sending = {
  order: LockedOrder
  loaded: LoadedOrder
  plan: PlannedRefund
  refundId: string
  transfers: Awaited<ReturnType<typeof writeTransfers>>
}
/** What a provider must pay back is left to jobs; without any the refund settles here. */
async function sendMoney(
  ctx: Ctx,
  { order, loaded, plan, refundId, transfers }: Sending,
): Promise<void> {
  const { db, now, actor } = ctx
  const { tenantId } = actor
  const waiting = transfers.filter(({ payment }) => payment.provider !== 'none')
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
    accountId: actor.accountId,
    timeZone: actor.timeZone,
    order,
    refund: { id: refundId, scope: plan.scope, total_cents: plan.totalCents },
    remainingCents: remainingOf(
      await unitsOf(db, tenantId, [order.id]),
      loaded.settings.fee_refund_policy,
    ),
    transfers: transfers.map(({ id, cents, payment }) => ({ id, cents, method: payment.method })),
  })
}

/** @throws StaleVersion when more was refunded meanwhile than the asker knew of */
function assertUpToDate({ refunds }: LoadedOrder, previouslyRefunded: number | undefined): void {
  const refunded = sumOf(
    refunds.filter(({ state }) => state !== 'failed').map((refund) => refund.total_cents),
  )
  if (previouslyRefunded !== undefined && toCents(previouslyRefunded) !== refunded)
    throw apiError('StaleVersion', { refunded: toDollars(refunded) })
}

/**
 * With money: a refund is in progress until it settles. Without: the order is cancelled, or partly
 * so while a piece is left.
 */
async function moveForward(
  { db, now }: Ctx,
  order: LockedOrder,
  loaded: LoadedOrder,
  plan: PlannedRefund,
): Promise<OrderStatus> {
  const status = statusAfter(loaded, plan)
  if (status !== order.status) await moveOrder(db, order, [status], now)
  return status
}

function statusAfter({ units, invoices }: LoadedOrder, plan: PlannedRefund): OrderStatus {
  if (plan.totalCents > 0) return 'RefundInProgress'
  const asked = new Set(plan.items.map((item) => item.unitId))
  const isEverythingCancelled = units.every(
    (unit) =>
      unit.kind === 'fee' || unit.kind === 'package' || unit.has_refund || asked.has(unit.id),
  )
  const isFree = invoices.every((invoice) => invoice.final_cents === 0)
  return isFree && isEverythingCancelled ? 'Canceled' : 'PartialRefundCompleted'
}
