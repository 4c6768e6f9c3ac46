import * as contract from '@guichet/contract/bookings/move-stay.ts'
import { claimTimed, releaseClaims, takingsOf } from '../availability/public.ts'
import { lockOrder } from '../orders/public.ts'
import { updateRows } from '../platform/db/rows.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle, type Ctx } from '../platform/http/contexts.ts'
import { fieldProblem } from '../platform/http/field-problem.ts'
import { assertCurrent } from '../platform/http/versions.ts'
import { instantOfHour, localDateOf } from '../platform/values/zoned-time.ts'
import { lockTimed, peakOf, spanOf } from '../resources/public.ts'
import { writeExchangedProduct } from '../tickets/public.ts'
import { stayOf, viewStay } from './bookings.db.ts'
import { whyNotToUnit, whyStayIsFixed, type StayFacts } from './stay-moves.rules.ts'
import { stayToMove, unitsOfCategory, type StayToMove, type StayUnit } from './stay-units.db.ts'

export const findStayUnits = handle(
  contract.findStayUnits,
  async ({ db, now, tenantId, timeZone }, { params: { id } }) => {
    const stay = await stayToMove(db, tenantId, await stayOf(db, tenantId, id))
    const units = await unitsOfCategory(db, tenantId, stay.categoryId)
    const whyNotMoved = whyStayIsFixed(stay, localDateOf(now, timeZone))
    if (units.length === 0) return { whyNotMoved, items: [] }
    const nights = units.map((unit) => nightsIn(stay, unit, timeZone))
    const [from, to] = spanOf(nights)
    const resourceIds = units.map(({ room_id }) => room_id)
    const takings = await takingsOf(
      db,
      tenantId,
      { resourceIds, from, to },
      { omitUnitIds: [stay.unitId] },
    )
    return {
      whyNotMoved,
      items: units.map((unit, i) => {
        const { beginsAt, endsAt } = nights[i]!
        const taken = peakOf(takings.get(unit.room_id) ?? [], beginsAt, endsAt).quantity
        const free = Math.max(0, unit.units - taken)
        const whyNot = whyNotToUnit(stay, unit.facts) ?? (free > 0 ? null : ('full' as const))
        return { publicId: unit.id, name: unit.name, free, whyNot }
      }),
    }
  },
)

/** From the check-in of a unit type on the first day to its check-out on the last. */
const nightsIn = (
  { checkIn, checkOut }: StayFacts,
  { from_time, until_time }: StayUnit,
  timeZone: string,
) => ({
  beginsAt: instantOfHour(checkIn, from_time, timeZone),
  endsAt: instantOfHour(checkOut, until_time, timeZone),
})

/**
 * Moves a booking to another unit before it begins: its nights are taken there and freed here, the
 * price stays, and the client gets no email.
 */
export const moveStay = handle(
  contract.moveStay,
  async (ctx, { params: { id }, body: { version, lodgingTypePublicId: typeId } }) => {
    const { db, now, language, tenantId, timeZone, audit } = ctx
    await lockOrder(db, tenantId, (await stayOf(db, tenantId, id)).order_id)
    const row = await stayOf(db, tenantId, id)
    const current = { subjectId: id, version: row.version }
    const unseen = await assertCurrent(db, tenantId, current, version)
    const stay = await stayToMove(db, tenantId, row)
    const unit = (await unitsOfCategory(db, tenantId, stay.categoryId)).find(
      (found) => found.id === typeId,
    )
    if (!unit) throw fieldProblem('lodgingTypePublicId', 'invalid', language)
    const why = whyStayIsFixed(stay, localDateOf(now, timeZone)) ?? whyNotToUnit(stay, unit.facts)
    if (why) throw apiError('NotMovable', { reason: why, bookingPublicId: id })
    await giveUnit(ctx, { ...stay, id }, unit)
    await audit('booking.moved', 'booking', id, {
      orderId: row.order_id,
      facts: { fromUnit: row.name, toUnit: unit.name, ...unseen },
    })
    return viewStay(await stayOf(db, tenantId, id), { now, timeZone })
  },
)

/** @throws NotEnoughInventory */
async function giveUnit(
  { db, now, tenantId, timeZone }: Ctx,
  stay: StayToMove & { id: string },
  unit: StayUnit,
): Promise<void> {
  // Locked before other writes, as for every claim on a room.
  await lockTimed(db, tenantId, [unit.room_id])
  await releaseClaims(db, tenantId, [stay.unitId], now)
  await claimTimed(db, tenantId, [
    {
      unitId: stay.unitId,
      resourceId: unit.room_id,
      quantity: 1,
      ...nightsIn(stay, unit, timeZone),
    },
  ])
  await updateRows(db, tenantId, 'booking')
    .set((eb) => ({ lodging_type_id: unit.id, version: eb('version', '+', 1) }))
    .where('id', '=', stay.id)
    .execute()
  await writeExchangedProduct(db, tenantId, {
    unitIds: [stay.unitId],
    productId: unit.product_id,
    productTitle: unit.product_title,
    categoryTitle: unit.category,
  })
}
