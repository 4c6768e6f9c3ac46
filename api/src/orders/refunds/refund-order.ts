import type { Input } from '@guichet/contract/endpoint.ts'
import { toCents, toDollars } from '@guichet/contract/money.ts'
import type { OrderStatus } from '@guichet/contract/orders/order-status.ts'
import * as contract from '@guichet/contract/orders/refunds/refund-order.ts'
import { freePlaces } from '../../availability/public.ts'
import { allOrFirstError } from '../../platform/db/all-or-first-error.ts'
import { apiError } from '../../platform/http/api-error.ts'
import { handle, type Ctx } from '../../platform/http/contexts.ts'
import { releaseRebates } from '../../rebates/public.ts'
import { refundedCentsOf } from '../balance.rules.ts'
import { loadOrder, type LoadedOrder } from '../load-orders.db.ts'
import { lockOrder, moveOrder, type LockedOrder } from '../orders.db.ts'
import { sendMoney, writeDecision } from './book-refund.ts'
import { cancelUnits, unitsToCancel } from './cancel-units.ts'
import { planRefund, type PlannedRefund } from './plan-refund.ts'
import { recordReturns } from './record-returns.ts'
import { viewRefundOf } from './refunds.view.ts'
import { returnToStock } from './return-to-stock.ts'

/**
 * Refunds an order or, at cost 0, cancels it: writes the decision and the postings, cancels
 * tickets, releases places. Manual refunds settle at once, those of a provider by a job.
 */
export const refundOrder = handle(contract.refundOrder, async (ctx, { body }) => {
  const { db, tenantId } = ctx
  // The order is read after its row is locked; both statements are sent together.
  const [order, loaded] = await allOrFirstError([
    lockOrder(db, tenantId, body.orderPublicId),
    loadOrder(db, tenantId, body.orderPublicId),
  ])
  assertUpToDate(loaded, body.previouslyRefunded)
  return carryOutRefund(ctx, { order, loaded }, body, 'staff')
})

type OrderToRefund = { order: LockedOrder; loaded: LoadedOrder }
/** Carries out a refund of an order that the caller has locked and loaded. */
export async function carryOutRefund(
  ctx: Ctx,
  { order, loaded }: OrderToRefund,
  body: Input<typeof contract.refundOrder>['body'],
  source: 'staff' | 'buyer',
) {
  const { db, tenantId } = ctx
  const cancelled = await unitsToCancel(ctx, loaded, body)
  const plan = planRefund(loaded, body, ctx, {
    ticketIds: new Set(cancelled.tickets.map(({ ticketId }) => ticketId)),
    stayUnitIds: new Set(cancelled.stays.map(({ unitId }) => unitId)),
  })
  if (body.isGivingCodesBack && plan.remainingAfterCents > 0)
    throw apiError('NotRefundable', { reason: 'codesOnlyWithAll' })
  const decided = {
    order,
    loaded,
    plan,
    reason: body.refundReason,
    source,
    givesCodesBack: body.isGivingCodesBack,
  }
  const { refundId, transfers } = await writeDecision(ctx, decided)
  await recordReturns(ctx, loaded, body.returnedNow)
  const freed = [
    ...(await cancelUnits(ctx, loaded, cancelled)),
    ...(await returnToStock(ctx, loaded, plan, body.returnToStock)),
  ]
  const status = await moveForward(ctx, order, plan)
  await sendMoney(ctx, { ...decided, order: { ...order, status }, refundId, transfers })
  const view = await viewRefundOf(db, loaded, refundId)
  await freePlaces(db, tenantId, freed)
  return view
}

/** @throws StaleVersion when more was refunded than the caller knew of */
function assertUpToDate({ refunds }: LoadedOrder, previouslyRefunded: number | undefined): void {
  const refunded = refundedCentsOf(refunds)
  if (previouslyRefunded !== undefined && toCents(previouslyRefunded) !== refunded)
    throw apiError('StaleVersion', { refunded: toDollars(refunded) })
}

/** With money, a refund is in progress until it settles; without money it is done at once. */
async function moveForward(
  { db, now }: Ctx,
  order: LockedOrder,
  { statusAfter: status }: PlannedRefund,
): Promise<OrderStatus> {
  if (status !== order.status) await moveOrder(db, order, [status], now)
  if (status === 'Canceled') await releaseRebates(db, order.tenant_id, order.id, now)
  return status
}
