import type { withClientStates } from '@guichet/contract/orders/invoice.ts'
import type { UnitRow } from '../load-orders.db.ts'
import { unitCents } from '../unit-cost.rules.ts'

export type WithClient = (typeof withClientStates)[number]

/**
 * Whether a unit is with its client: equipment that is picked up, a booking that is checked in. It
 * is not free and cannot be cancelled before its return or departure is recorded.
 */
export function withClientOf(
  unit: Pick<UnitRow, 'picked_up_at' | 'returned_at' | 'voided_at' | 'booking_status'>,
): WithClient | null {
  if (unit.booking_status === 'CheckedIn') return 'checkedIn'
  const isOut = unit.picked_up_at !== null && unit.returned_at === null && unit.voided_at === null
  return isOut ? 'pickedUp' : null
}

type UnitLinks = Pick<UnitRow, 'id' | 'ticket_id' | 'voided_at' | 'booking_id' | 'has_refund'>
/** Whether a unit has a ticket that is not cancelled, or a booking that stands. */
export const isStanding = (
  unit: Pick<UnitLinks, 'ticket_id' | 'voided_at' | 'booking_id'>,
): boolean => (unit.ticket_id !== null && unit.voided_at === null) || unit.booking_id !== null

type CancellableUnit = UnitLinks & Pick<UnitRow, 'kind' | 'parent_unit_id'>
/** Kinds of units that follow the unit that carries them. */
export const hangsOn = ['accessory_rental', 'adjustment']

/**
 * Cancelled units of an order at no cost: those with cancelled tickets and bookings, their
 * accessories and supplements of exchanges, and units without either once cancelled. Fees and
 * packages do not count as units.
 */
export function cancelledUnits(units: readonly CancellableUnit[]): ReadonlySet<string> {
  const byId = new Map(units.map((unit) => [unit.id, unit]))
  const isCancelled = (unit: CancellableUnit): boolean => {
    if (isStanding(unit)) return false
    const carrier = hangsOn.includes(unit.kind) ? byId.get(unit.parent_unit_id ?? '') : undefined
    if (carrier) return isCancelled(carrier)
    return unit.ticket_id !== null || unit.kind === 'lodging' || unit.has_refund
  }
  return new Set(units.filter(isCancelled).map(({ id }) => id))
}

/** Whether a unit can be cancelled by itself: a fee follows the order, a package its parts. */
export const isCounted = ({ kind }: Pick<UnitRow, 'kind'>): boolean =>
  kind !== 'fee' && kind !== 'package'

/**
 * Whether an order still has something valid: a ticket or booking, or another unit that was not
 * refunded. Accessories and supplements count with their unit.
 */
export const hasSomethingValid = (units: readonly UnitRow[]): boolean =>
  units.some(
    (unit) =>
      isStanding(unit) ||
      (isCounted(unit) &&
        !hangsOn.includes(unit.kind) &&
        unit.ticket_id === null &&
        unit.kind !== 'lodging' &&
        !(unit.has_refund && unit.refunded_cents >= unitCents(unit))),
  )

type RefundedOrder = {
  order: { status: string }
  units: readonly Pick<UnitRow, 'ticket_id' | 'voided_at' | 'booking_id'>[]
}
/** Whether an order is fully refunded while its tickets or bookings are valid. */
export const isRefundedButValid = ({ order, units }: RefundedOrder): boolean =>
  order.status === 'RefundCompleted' && units.some(isStanding)
