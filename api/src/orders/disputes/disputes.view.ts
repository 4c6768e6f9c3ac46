import { toDollars } from '@guichet/contract/money.ts'
import type { Order } from '@guichet/contract/orders/order-view.ts'
import type { z } from 'zod'
import type { DisputeRow } from './disputes.db.ts'
import { withdrawnCents } from './disputes.rules.ts'

type OrderView = z.output<typeof Order>
/** Disputes of an order and the withdrawn total; empty when there are none. */
export function viewDisputes(
  disputes: readonly DisputeRow[],
): Pick<OrderView, 'disputes' | 'totalWithdrawn'> {
  if (disputes.length === 0) return {}
  const withdrawn = withdrawnCents(disputes)
  return {
    disputes: disputes.map((dispute) => ({
      publicId: dispute.id,
      paymentPublicId: dispute.payment_id,
      state: dispute.state as 'open',
      reason: dispute.reason,
      amount: toDollars(dispute.cents),
      isWithdrawn: dispute.is_withdrawn,
      isAnswered: dispute.is_answered,
      answerByDateTimeUtc: dispute.answer_by,
      openedDateTimeUtc: dispute.opened_at,
      closedDateTimeUtc: dispute.closed_at,
      pageUrl: dispute.page_url,
    })),
    ...(withdrawn > 0 && { totalWithdrawn: toDollars(withdrawn) }),
  }
}
