import { updateRows } from '../../platform/db/rows.ts'
import { apiError } from '../../platform/http/api-error.ts'
import type { Ctx } from '../../platform/http/contexts.ts'
import type { LoadedOrder, UnitRow } from '../load-orders.db.ts'
import { withClientOf } from './standing-units.rules.ts'

/**
 * Records the return of equipment and the departure of guests, before their cancellation. Items
 * that are returned already do not change.
 *
 * @param ids Tickets of equipment and ids of bookings
 * @throws NotFound when one is not of this order
 */
export async function recordReturns(
  ctx: Ctx,
  { order, units }: LoadedOrder,
  ids: readonly string[],
): Promise<void> {
  for (const id of new Set(ids)) {
    const unit = units.find(({ ticket_id, booking_id }) => ticket_id === id || booking_id === id)
    if (!unit) throw apiError('NotFound')
    const state = withClientOf(unit)
    if (state === 'pickedUp') await recordReturn(ctx, order.id, unit)
    if (state === 'checkedIn') await recordDeparture(ctx, order.id, unit.booking_id!)
  }
}

async function recordReturn(
  { db, now, tenantId, audit }: Ctx,
  orderId: string,
  { id }: UnitRow,
): Promise<void> {
  await updateRows(db, tenantId, 'rental')
    .set((eb) => ({ returned_at: now, version: eb('version', '+', 1) }))
    .where('unit_id', '=', id)
    .execute()
  await audit('rental.returned', 'rental', id, { orderId, facts: { isUndone: false } })
}

async function recordDeparture(
  { db, now, tenantId, audit }: Ctx,
  orderId: string,
  bookingId: string,
): Promise<void> {
  await updateRows(db, tenantId, 'booking')
    .set((eb) => ({ status: 'CheckedOut', checked_out_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', bookingId)
    .execute()
  await audit('booking.status_changed', 'booking', bookingId, {
    orderId,
    facts: { from: 'CheckedIn', to: 'CheckedOut' },
  })
}
