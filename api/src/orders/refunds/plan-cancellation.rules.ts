import type { OrderStatus } from '@guichet/contract/orders/order-status.ts'
import type { RefundAnswer } from '../../pricing/public.ts'
import type { UnitRow } from '../load-orders.db.ts'
import { cancelledUnits, isCounted } from './standing-units.rules.ts'

export type CancelledIds = { ticketIds: ReadonlySet<string>; stayUnitIds: ReadonlySet<string> }
type Question = {
  units: readonly UnitRow[]
  /** Units that the request names, or all of them. */
  askedUnitIds: readonly string[]
  /** Tickets and bookings that it cancels; null for a preview, which assumes those of the units. */
  cancelled: CancelledIds | null
  status: OrderStatus
  /** The order has no cost left: it is cancelled with its last unit. */
  isOrderFree: boolean
  hasEarlierRefund: boolean
}
export type Cancellation = RefundAnswer & { statusAfter: OrderStatus }

/**
 * Plans a cancellation without a refund of money; null when nothing is cancelled. A unit counts
 * only when its ticket or booking is cancelled with it, so that an order is Canceled when nothing
 * of it is valid. Source: docs/decisions.md 5.
 */
export function planCancellation(question: Question): Cancellation | null {
  const { units, status, isOrderFree, hasEarlierRefund } = question
  const counted = units.filter(isCounted)
  const before = cancelledUnits(units)
  const after = cancelledUnits(unitsAfter(question))
  const gone = counted.filter(({ id }) => after.has(id) && !before.has(id))
  if (gone.length === 0) return null
  const isWhole = isOrderFree && counted.every(({ id }) => after.has(id))
  return {
    scope: scopeOf(isWhole, hasEarlierRefund),
    items: gone.map(({ id }) => ({
      unitId: id,
      percent: 100,
      netCents: 0,
      taxes: [],
      totalCents: 0,
    })),
    netCents: 0,
    feesCents: 0,
    taxes: [],
    totalCents: 0,
    remainingAfterCents: 0,
    feesKeptCents: 0,
    statusAfter: statusAfter(status, { isOrderFree, isWhole }),
  }
}

function unitsAfter({ units, askedUnitIds, cancelled }: Question): UnitRow[] {
  const asked = new Set(askedUnitIds)
  const isVoided = (unit: UnitRow) =>
    cancelled ? cancelled.ticketIds.has(unit.ticket_id ?? '') : asked.has(unit.id)
  const hasLeft = (unit: UnitRow) =>
    cancelled ? cancelled.stayUnitIds.has(unit.id) : asked.has(unit.id)
  return units.map((unit) => ({
    ...unit,
    voided_at: isVoided(unit) ? 'now' : unit.voided_at,
    booking_id: hasLeft(unit) ? null : unit.booking_id,
    has_refund: unit.has_refund || asked.has(unit.id),
  }))
}

const scopeOf = (isWhole: boolean, hasEarlierRefund: boolean) => {
  if (!isWhole) return 'partial'
  return hasEarlierRefund ? 'remaining' : 'total'
}

/** Cancelling free units of a paid order is no refund of it, so its status stays. */
const statusAfter = (
  status: OrderStatus,
  { isOrderFree, isWhole }: { isOrderFree: boolean; isWhole: boolean },
): OrderStatus => {
  if (!isOrderFree) return status
  return isWhole ? 'Canceled' : 'PartialRefundCompleted'
}
