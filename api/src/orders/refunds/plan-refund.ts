import type { Input } from '@guichet/contract/endpoint.ts'
import { toDollars } from '@guichet/contract/money.ts'
import type { OrderStatus } from '@guichet/contract/orders/order-status.ts'
import type { previewRefund } from '@guichet/contract/orders/refunds/refund-order.ts'
import { apiError } from '../../platform/http/api-error.ts'
import { refundOf, type FeeRefundPolicy, type RefundAnswer } from '../../pricing/public.ts'
import { isFree } from '../balance.rules.ts'
import type { LoadedOrder, UnitRow } from '../load-orders.db.ts'
import { actionsFor, type OrderReader } from '../orders.view.ts'
import { unitCents } from '../unit-cost.rules.ts'
import { isLive } from './live-refunds.rules.ts'
import { isCanceled, matchUnits, type RequestedRefund } from './match-units.rules.ts'
import { planCancellation, type CancelledIds } from './plan-cancellation.rules.ts'
import { refundableUnit } from './refundable.rules.ts'
import { cancelledUnits } from './standing-units.rules.ts'

type RefundRequest = Input<typeof previewRefund>['body']
export type PlannedRefund = RefundAnswer & { askedUnitIds: string[]; statusAfter: OrderStatus }
type RefundAsks = { unitId: string; percent: number }[]

/**
 * Plans a refund or reports why it is not possible; used by the preview and by the handler.
 * `cancelled` lists what the request cancels; null when that is not decided yet.
 *
 * @throws NotRefundable, PaymentDisputed, AmountExceedsRemaining, NothingToRefund
 */
export function planRefund(
  loaded: LoadedOrder,
  asked: RefundRequest,
  look: OrderReader,
  cancelled: CancelledIds | null = null,
): PlannedRefund {
  const rows = rowsOf(asked)
  assertRefundable(loaded, look, asked, rows)
  const matched = matchUnits(loaded.units, rows, {
    deletedTicketIds: cancelled?.ticketIds ?? new Set(),
    isOver: isOverIn(loaded),
  })
  if ('unmatched' in matched)
    throw apiError('NotRefundable', { reason: 'notInOrder', rows: matched.unmatched })
  const answer = isCancellation(loaded, asked, matched.asks)
    ? cancellationFor(loaded, asked, matched.asks, cancelled)
    : moneyBackFor(loaded, asked, matched.asks)
  return { ...answer, askedUnitIds: matched.asks.map((ask) => ask.unitId) }
}

/** Tells which units can no longer be named: for an order without cost, the cancelled ones. */
function isOverIn(loaded: LoadedOrder): (unit: UnitRow) => boolean {
  if (!isFree(loaded)) return isCanceled
  const gone = cancelledUnits(loaded.units)
  return ({ id }) => gone.has(id)
}

/** Whether the order has no cost left, or every named unit cost nothing. */
function isCancellation(loaded: LoadedOrder, asked: RefundRequest, asks: RefundAsks): boolean {
  if (isFree(loaded)) return true
  if (asked.isRefundingAll || asked.amount !== undefined) return false
  const costs = new Map(loaded.units.map((unit) => [unit.id, unitCents(unit)]))
  return asks.every(({ unitId }) => costs.get(unitId) === 0)
}

/** @throws NothingToRefund when no named ticket or booking is cancelled */
function cancellationFor(
  loaded: LoadedOrder,
  { isRefundingAll }: RefundRequest,
  asks: RefundAsks,
  cancelled: CancelledIds | null,
) {
  const plan = planCancellation({
    units: loaded.units,
    askedUnitIds: (isRefundingAll ? loaded.units : asks.map(({ unitId }) => ({ id: unitId }))).map(
      ({ id }) => id,
    ),
    cancelled,
    status: loaded.order.status as OrderStatus,
    isOrderFree: isFree(loaded),
    hasEarlierRefund: hasEarlierRefund(loaded),
  })
  if (!plan) throw apiError('NothingToRefund', { reason: 'nothingCancelled' })
  return plan
}

/** @throws NotRefundable, AmountExceedsRemaining; NothingToRefund when the total is 0.00 */
function moneyBackFor(loaded: LoadedOrder, asked: RefundRequest, asks: RefundAsks) {
  const answer = refundOf({
    units: loaded.units.filter((unit) => !isCanceled(unit)).map(refundableUnit),
    asks,
    all: asked.isRefundingAll,
    amountCents: asked.amount,
    hasEarlierRefund: hasEarlierRefund(loaded),
    feeRefundPolicy: loaded.settings.fee_refund_policy as FeeRefundPolicy,
  })
  if ('refused' in answer)
    throw apiError(answer.refused, {
      reason: 'nothingLeft',
      unitPublicIds: answer.unitIds,
      ...(answer.atMostCents !== undefined && { atMost: toDollars(answer.atMostCents) }),
    })
  if (answer.totalCents === 0) throw apiError('NothingToRefund', { reason: 'amountTooSmall' })
  return { ...answer, statusAfter: 'RefundInProgress' as const }
}

/** Whether the order has a refund; cancelling free units of a paid order is none. */
const hasEarlierRefund = (loaded: LoadedOrder): boolean =>
  loaded.refunds.some(
    (refund) =>
      isLive(refund) && refund.source !== 'exchange' && (refund.total_cents > 0 || isFree(loaded)),
  )

/** @throws NotRefundable, PaymentDisputed when the order may not be refunded, or not in this way */
function assertRefundable(
  loaded: LoadedOrder,
  look: OrderReader,
  asked: RefundRequest,
  rows: readonly RequestedRefund[],
): void {
  const { isRefundingAll } = asked
  const can = actionsFor(loaded, look)
  if (!(can.refund || (isRefundingAll && can.refundRemaining))) {
    const { refund: reason, refundRemaining } = can.why
    if (reason === 'disputed' || refundRemaining === 'disputed') throw apiError('PaymentDisputed')
    throw apiError('NotRefundable', { reason })
  }
  if (!rows.length && !isRefundingAll) throw apiError('NotRefundable', { reason: 'nothingAsked' })
  const mayChoosePart = can.percentage || isFree(loaded)
  assertPart(asked, rows, mayChoosePart)
}

/** @throws NotRefundable when a part is requested where only the whole may be refunded */
function assertPart(
  { isRefundingAll, amount }: RefundRequest,
  rows: readonly RequestedRefund[],
  mayChoosePart: boolean,
): void {
  if (isRefundingAll && amount !== undefined)
    throw apiError('NotRefundable', { reason: 'amountOrAll' })
  if (isRefundingAll || mayChoosePart) return
  if (amount !== undefined || rows.some((row) => row.percent !== 100))
    throw apiError('NotRefundable', { reason: 'percentageFixed' })
}

/** Rows of a request for tickets and for bookings, in one form. */
const rowsOf = (asked: RefundRequest): RequestedRefund[] => [
  ...asked.productsToRefund.map((row) => ({
    productId: row.productId,
    percent: row.refundPercentage,
    unitPublicId: row.unitPublicId,
    activationAt: row.activationDateTimeUtc,
    slotBegin: row.timeslotBegin,
    slotEnd: row.timeslotEnd,
  })),
  ...asked.lodgingProductsToRefund.map((row) => ({
    productId: row.productPublicId,
    percent: row.refundPercentage,
    unitPublicId: row.unitPublicId,
    checkInAt: row.checkInDateTime,
  })),
]
