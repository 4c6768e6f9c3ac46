import { roundingOf } from '@guichet/contract/orders/cash.ts'
import * as contract from '@guichet/contract/orders/refunds/pay-returned-refund.ts'
import { updateRows } from '../../platform/db/rows.ts'
import { apiError } from '../../platform/http/api-error.ts'
import { handle } from '../../platform/http/contexts.ts'
import { localDateOf } from '../../platform/values/zoned-time.ts'
import { roundingPostings, transferPostings } from '../../pricing/public.ts'
import { tillFor } from '../../till/public.ts'
import { loadOrder } from '../load-orders.db.ts'
import { lockOrder } from '../orders.db.ts'
import { writePostings } from '../write-postings.ts'
import { viewRefundOf } from './refunds.view.ts'
import { transferOf } from './transfers.db.ts'

/** Pays a returned refund by hand: once, and never again through a provider. */
export const payReturnedRefund = handle(
  contract.payReturnedRefund,
  async (ctx, { params, body }) => {
    const { db, now, tenantId, audit } = ctx
    const transfer = await transferOf(ctx, tenantId, params.id)
    if (!transfer) throw apiError('NotFound')
    const { status, id: orderId } = await lockOrder(db, tenantId, transfer.order_id)
    const current = (await transferOf(ctx, tenantId, params.id))!
    if (current.state !== 'returned')
      throw apiError('InvalidOrderTransition', { from: status, to: status })
    const tillId = await tillFor(ctx, [body.method])
    const roundingCents = roundingOf(body.method, current.cents)
    await updateRows(db, tenantId, 'refund_transfer')
      .set({
        state: 'settled',
        paid_by_hand: body.method,
        hand_reference: body.reference ?? null,
        till_id: tillId,
        rounding_cents: roundingCents,
      })
      .where('id', '=', params.id)
      .execute()
    await writePostings(
      db,
      { tenantId, orderId, businessDay: localDateOf(now, current.time_zone) },
      transferPostings(body.method, current.cents),
      roundingPostings(-roundingCents),
    )
    await audit('order.refund_paid_by_hand', 'refund', current.refund_id, {
      orderId,
      facts: { cents: current.cents, method: body.method },
      ...(body.reference && { texts: { reference: body.reference } }),
    })
    return viewRefundOf(db, await loadOrder(db, tenantId, orderId), current.refund_id)
  },
)
