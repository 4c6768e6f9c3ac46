import type { Move } from '../../availability/public.ts'
import type { Db } from '../../platform/db/db.ts'
import { updateRows } from '../../platform/db/rows.ts'
import { isProtected } from '../../platform/fault-seams.ts'
import { apiError } from '../../platform/http/api-error.ts'

type HoldReduction = {
  tenantId: string
  holdId: string
  slotId: string
  quantity: number
  now: string
}
/**
 * Moves the places of a settled sale from a live hold to its order. The caller holds the lock of
 * the hold.
 */
export async function lowerHold(
  db: Db,
  { tenantId, holdId, slotId, quantity, now }: HoldReduction,
): Promise<Move[]> {
  const kept = updateRows(db, tenantId, 'claim')
    .where('hold_id', '=', holdId)
    .where('resource_id', '=', slotId)
    .$if(isProtected('kept-claim'), (query) => query.where('released_at', 'is', null))
  const lowered =
    (await kept
      .set((eb) => ({ quantity: eb('quantity', '-', quantity) }))
      .where('quantity', '>', quantity)
      .returning('id')
      .executeTakeFirst()) ??
    (await kept
      .set({ released_at: now, held_until: null })
      .where('quantity', '=', quantity)
      .returning('id')
      .executeTakeFirst())
  return lowered ? [{ resourceId: slotId, quantity }] : []
}

type SettledSeat = {
  id: string
  allotmentId: string
  orderId: string
  soldAt: string
  ticketIds: readonly string[]
}
/** Records the sale of seats, each at most once. @throws SeatSold */
export async function writeSettled(
  db: Db,
  tenantId: string,
  { id, allotmentId, orderId, soldAt, ticketIds }: SettledSeat,
): Promise<void> {
  const written = await db
    .insertInto('allotment_sale')
    .values({
      tenant_id: tenantId,
      id,
      allotment_id: allotmentId,
      order_id: orderId,
      sold_at: soldAt,
    })
    // The id of a sale of another allotment may be sent at the same moment.
    .onConflict((conflict) => conflict.columns(['tenant_id', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  const seats = await updateRows(db, tenantId, 'allotment_seat')
    .set({ sale_id: id })
    .where('ticket_id', 'in', [...ticketIds])
    .where('sale_id', 'is', null)
    .returning('ticket_id')
    .execute()
  if (!written || seats.length !== ticketIds.length) throw apiError('SeatSold')
}
