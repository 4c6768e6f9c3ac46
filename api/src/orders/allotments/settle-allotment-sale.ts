import type { Input } from '@guichet/contract/endpoint.ts'
import * as contract from '@guichet/contract/orders/allotments/settle-allotment-sale.ts'
import { sameTenant } from '../../database/same-tenant.ts'
import { selectRows, updateRows } from '../../platform/db/rows.ts'
import { handle, type Ctx } from '../../platform/http/contexts.ts'
import { fieldProblem } from '../../platform/http/field-problem.ts'
import { completeSale } from '../sale/sell.ts'
import { agreeOnSeats } from './agree-on-seats.ts'
import { lockAllotment } from './allotments.db.ts'
import { lowerHold, writeSettled } from './seats.db.ts'

type SettleCall = Input<typeof contract.settleAllotmentSale>

/**
 * Settles a sale that was made offline. It is never rejected for lack of places: the client has
 * paid and holds the ticket.
 */
export const settleAllotmentSale = handle(contract.settleAllotmentSale, async (ctx, asked) => {
  const { db, tenantId } = ctx
  const {
    params: { allotmentPublicId },
    body,
  } = asked
  const allotment = await lockAllotment(db, tenantId, allotmentPublicId)
  const before = await settledBefore(ctx, asked)
  if (before) return before
  const sale = await agreeOnSeats(ctx, allotment, body)
  const kept = {
    tenantId,
    holdId: allotment.hold_id,
    slotId: body.timeslotPublicId,
    quantity: body.seats.length,
    now: ctx.now,
  }
  const held = allotment.ended_at === null ? await lowerHold(db, kept) : []
  // The clock of an offline counter may be wrong, so the time is limited to between the taking of
  // the places and now.
  const since =
    allotment.created_at > body.soldDateTimeUtc ? allotment.created_at : body.soldDateTimeUtc
  const soldAt = since < ctx.now ? since : ctx.now
  const settled = {
    id: body.publicId,
    allotmentId: allotment.id,
    ticketIds: body.seats.map(({ ticketPublicId }) => ticketPublicId),
    soldAt,
  }
  const { done, isOverbooked } = await completeSale(
    ctx,
    { ...sale, held },
    async ({ orderId, reference }) => {
      await writeSettled(db, tenantId, { ...settled, orderId })
      await ctx.audit('allotment.settled', 'allotment', allotment.id, {
        orderId,
        facts: {
          counter: allotment.counter_name,
          soldAt,
          tickets: body.seats.length,
          reference,
        },
      })
      return { publicId: orderId, orderReferenceNumber: reference }
    },
  )
  if (isOverbooked)
    await updateRows(db, tenantId, 'allotment_sale')
      .set({ is_overbooked: true })
      .where('id', '=', body.publicId)
      .execute()
  return { ...done, isOverbooked }
})

/** The reply of an earlier settlement of the same sale, or null. @throws InvalidRequest */
async function settledBefore(
  { db, language, tenantId }: Ctx,
  { params: { allotmentPublicId }, body }: SettleCall,
) {
  const row = await selectRows(db, tenantId, 'allotment_sale')
    .innerJoin('orders', sameTenant('orders.id', 'allotment_sale.order_id'))
    .select([
      'allotment_sale.allotment_id',
      'allotment_sale.order_id',
      'allotment_sale.is_overbooked',
      'orders.reference',
    ])
    .where('allotment_sale.id', '=', body.publicId)
    .executeTakeFirst()
  if (!row) return null
  if (row.allotment_id !== allotmentPublicId) throw fieldProblem('publicId', 'unique', language)
  return {
    publicId: row.order_id,
    orderReferenceNumber: row.reference,
    isOverbooked: row.is_overbooked,
  }
}
