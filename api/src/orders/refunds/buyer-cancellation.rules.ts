import { startOfDay } from '../../platform/values/zoned-time.ts'
import { hasToChooseTime } from '../../tickets/public.ts'
import type { UnitRow } from '../load-orders.db.ts'
import { hangsOn, isCounted } from './standing-units.rules.ts'

export type CancellableUnit = Pick<
  UnitRow,
  | 'kind'
  | 'ticket_id'
  | 'ticket_state'
  | 'ticket_begins_at'
  | 'voided_at'
  | 'used_at'
  | 'picked_up_at'
  | 'booking_id'
  | 'booking_status'
  | 'check_in'
  | 'has_refund'
>
const datedTickets: readonly string[] = ['daily_ticket', 'equipment_rental']

/** Whether a ticket has its time ahead of it, and nobody used it. */
const isTicketAhead = (unit: CancellableUnit): boolean =>
  datedTickets.includes(unit.kind) &&
  unit.ticket_id !== null &&
  unit.voided_at === null &&
  unit.used_at === null &&
  unit.picked_up_at === null &&
  !hasToChooseTime({ state: unit.ticket_state! })

/** Instant at which a unit begins; null for one that is not dated, used, refunded or cancelled. */
function beginOf(unit: CancellableUnit, timeZone: string): string | null {
  if (unit.has_refund) return null
  if (isTicketAhead(unit)) return unit.ticket_begins_at
  const isStayAhead = unit.booking_id !== null && unit.booking_status !== 'CheckedIn'
  return isStayAhead && unit.check_in ? startOfDay(unit.check_in, timeZone) : null
}

type Terms = { minutesBefore: number | null; timeZone: string }
/**
 * Instant until which a buyer cancels an order: so many minutes before its first begin. Null where
 * the business does not allow it, or where a piece has no begin, such as a pass, a product or a
 * donation.
 */
export function cancellableUntil(
  units: readonly CancellableUnit[],
  { minutesBefore, timeZone }: Terms,
): string | null {
  if (minutesBefore === null) return null
  const begins = units
    .filter((unit) => isCounted(unit) && !hangsOn.includes(unit.kind))
    .map((unit) => beginOf(unit, timeZone))
  const dated = begins.filter((begin) => begin !== null)
  const [first] = dated.toSorted()
  return first && dated.length === begins.length ? minutesEarlier(first, minutesBefore) : null
}

export const minutesEarlier = (instant: string, minutes: number): string =>
  new Date(Date.parse(instant) - minutes * 60_000).toISOString()
