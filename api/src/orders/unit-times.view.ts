import type { Kind } from '@guichet/contract/kinds.ts'
import type { TicketMove, TicketTime } from '@guichet/contract/tickets/ticket-view.ts'
import { instantOf, localDateOf } from '../platform/values/zoned-time.ts'
import { isTimeOver, ticketTime, whyNotExchanged } from '../tickets/public.ts'
import type { TicketState } from '../tickets/public.ts'
import type { UnitRow } from './load-orders.db.ts'
import type { TicketMoves } from './ticket-moves.db.ts'

type UnitTime = { time: TicketTime | null; moved: TicketMove | null }
/** Time of each unit: of its ticket, or of its rental. */
export function unitTimes(
  units: readonly UnitRow[],
  timeZone: string,
  moves: TicketMoves,
): (unit: UnitRow) => UnitTime {
  const rentals = new Map(
    units.flatMap((unit) => (unit.kind === 'equipment_rental' ? [[unit.id, unit]] : [])),
  )
  return (unit) => {
    const isHolder = unit.ticket_id || unit.planned_unit_id
    const holder = isHolder ? unit : rentals.get(unit.parent_unit_id ?? '')
    if (holder?.planned_unit_id) return { time: plannedTime(holder, timeZone), moved: null }
    if (!holder?.ticket_id) return { time: soldTime(unit, timeZone), moved: null }
    return {
      time: ticketTime(
        {
          kind: holder.kind,
          state: holder.ticket_state!,
          begins_at: holder.ticket_begins_at,
          ends_at: holder.ticket_ends_at,
        },
        timeZone,
      ),
      moved: moves.get(holder.ticket_id) ?? null,
    }
  }
}

/** The slot as sold, for an order that was never paid and has no ticket. */
function soldTime(unit: UnitRow, timeZone: string): TicketTime | null {
  const { kind, activation_at: begin, slot_end: end } = unit
  if (kind !== 'daily_ticket' || begin === null || end === null) return null
  const ends_at = instantOf(localDateOf(begin, timeZone), end, timeZone)
  return ticketTime({ kind, state: 'Available', begins_at: begin, ends_at }, timeZone)
}

/** Time of a ticket whose order is not paid yet. */
const plannedTime = (unit: UnitRow, timeZone: string): TicketTime =>
  ticketTime(
    {
      kind: unit.kind,
      state: 'Available',
      begins_at: unit.planned_begins_at,
      ends_at: unit.planned_ends_at,
    },
    timeZone,
  )

/** Whether a unit is a live day ticket or rental; passes have a season, bookings have nights. */
export const isDated = (unit: UnitRow): boolean =>
  unit.ticket_id !== null &&
  unit.voided_at === null &&
  (unit.kind === 'daily_ticket' || unit.kind === 'equipment_rental')

/** Whether such a unit has a time: of a slot, or of equipment that was not picked up yet. */
export const hasTime = (unit: UnitRow): boolean =>
  isDated(unit) &&
  unit.ticket_begins_at !== null &&
  (unit.kind === 'daily_ticket' ? unit.slot_id !== null : unit.picked_up_at === null)

/** Whether a unit can be exchanged, by the rule of the exchange itself. */
export const isExchangeable = (unit: UnitRow, now: string): boolean =>
  unit.ticket_id !== null &&
  whyNotExchanged(
    {
      kind: unit.kind as Kind,
      state: unit.ticket_state as TicketState,
      beginsAt: unit.ticket_begins_at,
      endsAt: unit.ticket_ends_at,
      isVoided: unit.voided_at !== null,
      slotId: unit.slot_id,
      isPickedUp: unit.picked_up_at !== null,
      isUsed: unit.used_at !== null,
    },
    now,
  ) === null

/** Whether a unit differs from what was sold, or has another time. */
export const wasEdited = (unit: UnitRow): boolean =>
  unit.became_product_id !== null || unit.dropped_at !== null || (unit.generation ?? 1) > 1

/** Whether a unit has a time that can be cancelled, by the rule of rescheduling. */
export const hasTimeToLose = (unit: UnitRow, now: string): boolean =>
  hasTime(unit) && !isTimeOver(unit.ticket_ends_at, now)
