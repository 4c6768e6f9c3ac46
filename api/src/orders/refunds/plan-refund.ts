import type { Input } from '@guichet/contract/endpoint.ts'
import { toDollars } from '@guichet/contract/money.ts'
import type { previewRefund } from '@guichet/contract/orders/refunds/refund-order.ts'
import { apiError } from '../../platform/api-error.ts'
import { refundOf, type FeeRefundPolicy, type RefundAnswer } from '../../pricing/public.ts'
import type { LoadedOrder } from '../load-orders.db.ts'
import { actionsFor, finalCentsOf, type Look } from '../orders.view.ts'
import { isLive } from './live-refunds.rules.ts'
import { isCanceled, matchUnits, type RefundAsk } from './match-units.rules.ts'
import { refundableUnit } from './refundable.rules.ts'

type RefundRequest = Input<typeof previewRefund>['body']
export type PlannedRefund = RefundAnswer & { askedUnitIds: string[] }

/** What a refund would be, or its problem: the preview and the handler both ask here. */
export function planRefund(
  loaded: LoadedOrder,
  asked: RefundRequest,
  look: Look,
  deletedTicketIds: ReadonlySet<string> = new Set(),
): PlannedRefund {
  const rows = rowsOf(asked)
  assertRefundable(loaded, look, asked, rows)
  const hasEarlierRefund = loaded.refunds.some(
    (refund) => isLive(refund) && refund.source !== 'exchange',
  )
  const matched = matchUnits(loaded.units, rows, deletedTicketIds)
  if ('unmatched' in matched)
    throw apiError('NotRefundable', { reason: 'notInOrder', rows: matched.unmatched })
  const answer = refundOf({
    units: loaded.units.filter((unit) => !isCanceled(unit)).map(refundableUnit),
    asks: matched.asks,
    all: asked.isRefundingAll,
    amountCents: asked.amount,
    hasEarlierRefund,
    feeRefundPolicy: loaded.settings.fee_refund_policy as FeeRefundPolicy,
  })
  if ('refused' in answer)
    throw apiError(answer.refused, {
      reason: 'nothingLeft',
      unitPublicIds: answer.unitIds,
      ...(answer.atMostCents !== undefined && { atMost: toDollars(answer.atMostCents) }),
    })
  return { ...answer, askedUnitIds: matched.asks.map((ask) => ask.unitId) }
}

/** @throws NotRefundable, PaymentDisputed when the order may not be refunded, or not in this way */
function assertRefundable(
  loaded: LoadedOrder,
  look: Look,
  asked: RefundRequest,
  rows: readonly RefundAsk[],
): void {
  const { isRefundingAll } = asked
  const can = actionsFor(loaded, look)
  if (!(can.refund || (isRefundingAll && can.refundRemaining))) {
    const { refund: reason, refundRemaining } = can.why
    if (reason === 'disputed' || refundRemaining === 'disputed') throw apiError('PaymentDisputed')
    throw apiError('NotRefundable', { reason })
  }
  if (!rows.length && !isRefundingAll) throw apiError('NotRefundable', { reason: 'nothingAsked' })
  const mayChoosePart = can.percentage || finalCentsOf(loaded) <= 0
  assertPart(asked, rows, mayChoosePart)
}

/** @throws NotRefundable when a part is asked where only the whole may go back */
function assertPart(
  { isRefundingAll, amount }: RefundRequest,
  rows: readonly RefundAsk[],
  mayChoosePart: boolean,
): void {
  if (isRefundingAll && amount !== undefined)
    throw apiError('NotRefundable', { reason: 'amountOrAll' })
  if (isRefundingAll || mayChoosePart) return
  if (amount !== undefined || rows.some((row) => row.percent !== 100))
    throw apiError('NotRefundable', { reason: 'percentageFixed' })
}

/** What is asked of tickets and of stays, as rows of one kind. */
const rowsOf = (asked: RefundRequest): RefundAsk[] => [
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
