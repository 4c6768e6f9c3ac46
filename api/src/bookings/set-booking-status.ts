import type { BookingStatus } from '@guichet/contract/bookings/bookings-view.ts'
import * as contract from '@guichet/contract/bookings/set-booking-status.ts'
import { lockOrder } from '../orders/public.ts'
import { updateRows } from '../platform/db/rows.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle, type Ctx } from '../platform/http/contexts.ts'
import { assertCurrent } from '../platform/http/versions.ts'
import { closeSize, nextStatusesOf, pieceOf, stayOf, viewPiece, viewStay } from './bookings.db.ts'
import { mayStep } from './bookings.rules.ts'
import { lockPiece } from './lock-piece.ts'

export const setBookingStatus = handle(
  contract.setBookingStatus,
  async (ctx, { params: { id }, body: { version, status } }) => {
    const { db, now, tenantId, timeZone, audit } = ctx
    await lockOrder(db, tenantId, (await stayOf(db, tenantId, id)).order_id)
    const stay = await stayOf(db, tenantId, id)
    const unseen = await assertCurrent(
      db,
      tenantId,
      { subjectId: id, version: stay.version },
      version,
    )
    if (!nextStatusesOf(stay, { now, timeZone }).includes(status))
      throw apiError('InvalidBookingTransition', { from: stay.status, to: status })
    await updateRows(db, tenantId, 'booking')
      .set((eb) => ({
        status,
        version: eb('version', '+', 1),
        ...momentsOf(stay.status, status, now),
      }))
      .where('id', '=', id)
      .execute()
    await audit('booking.status_changed', 'booking', id, {
      orderId: stay.order_id,
      facts: { from: stay.status, to: status, ...unseen },
    })
    return viewStay(await stayOf(db, tenantId, id), { now, timeZone })
  },
)

/** Times of check-in and check-out; an undone step clears its time. */
function momentsOf(from: BookingStatus, to: BookingStatus, now: string) {
  if (to === 'CheckedOut') return { checked_out_at: now }
  if (to === 'CheckedIn')
    return from === 'CheckedOut' ? { checked_out_at: null } : { checked_in_at: now }
  return { checked_in_at: null, checked_out_at: null }
}

async function takeStep(
  ctx: Ctx,
  step: 'pickUp' | 'return',
  unitId: string,
  { version, isUndone = false }: { version?: number | undefined; isUndone?: boolean | undefined },
) {
  const { db, now, tenantId, timeZone, audit } = ctx
  const { piece, unseen } = await lockPiece(ctx, unitId, version)
  if (
    !mayStep(step, isUndone, {
      endsAt: piece.ends_at,
      pickedUpAt: piece.picked_up_at,
      returnedAt: piece.returned_at,
    })
  )
    throw apiError('InvalidBookingTransition', {
      from: viewPiece(piece, { now, timeZone }).state,
      to: step,
    })
  const at = isUndone ? null : now
  await updateRows(db, tenantId, 'rental')
    .set((eb) => ({
      ...(step === 'pickUp' ? { picked_up_at: at } : { returned_at: at }),
      version: eb('version', '+', 1),
    }))
    .where('unit_id', '=', unitId)
    .execute()
  // The clerk has seen at the pick-up that it fits.
  if (step === 'pickUp' && !isUndone) await closeSize(db, tenantId, unitId)
  await audit(step === 'pickUp' ? 'rental.picked_up' : 'rental.returned', 'rental', unitId, {
    orderId: piece.order_id,
    facts: { isUndone, ...unseen },
  })
  return viewPiece(await pieceOf(db, tenantId, unitId), { now, timeZone })
}
export const pickUpRental = handle(contract.pickUpRental, (ctx, { params, body }) =>
  takeStep(ctx, 'pickUp', params.unitId, body),
)
export const returnRental = handle(contract.returnRental, (ctx, { params, body }) =>
  takeStep(ctx, 'return', params.unitId, body),
)
