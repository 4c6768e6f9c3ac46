import { minutes } from '../businesses/calendar.ts'
import type { DemoOrder } from './demo-order.ts'
import type { SoldUnit } from './sold-unit.ts'

type Window = { beginsMs: number; endsMs: number }
type TicketState = { state: string; beginsMs: number | null; endsMs: number | null }
const untimed = { beginsMs: null, endsMs: null }

/**
 * State of a ticket. With a slot: scheduled, active, then expired. Without one: available until it
 * is activated. `luck` is in [0, 1).
 */
export function stateOf(
  order: DemoOrder,
  unit: SoldUnit,
  nowMs: number,
  luck: number,
): TicketState {
  const { slot, window, season } = unit.line ?? {}
  if (slot && order.story.ticket === 'reschedulable') return { state: 'Reschedulable', ...untimed }
  if (slot) return slotState(slot, nowMs, luck)
  if (window) return rentedState(window, nowMs)
  if (season)
    return { state: nowMs < season.beginsMs ? 'ScheduledActivation' : 'Active', ...season }
  if (order.story.ticket === 'schedulable') return { state: 'Schedulable', ...untimed }
  const activatedMs = order.completedMs! + Math.floor(luck * 48) * 60 * minutes
  if (luck < 0.4 || unit.voidedMs !== null || activatedMs > nowMs)
    return { state: 'Available', ...untimed }
  return activatedState(activatedMs, nowMs, luck)
}

/** Some tickets are still active after their slot: their state has not been updated since. */
function slotState({ beginsMs, endsMs }: Window, nowMs: number, luck: number): TicketState {
  if (nowMs < beginsMs) return { state: 'ScheduledActivation', beginsMs, endsMs }
  return { state: nowMs < endsMs || luck < 0.2 ? 'Active' : 'Expired', beginsMs, endsMs }
}

function rentedState(window: Window, nowMs: number): TicketState {
  if (nowMs < window.beginsMs) return { state: 'ScheduledActivation', ...window }
  return { state: nowMs < window.endsMs ? 'Active' : 'Expired', ...window }
}

/** Valid for eight hours after activation. */
function activatedState(activatedMs: number, nowMs: number, luck: number): TicketState {
  const endsMs = activatedMs + 8 * 60 * minutes
  return {
    state: endsMs > nowMs || luck > 0.9 ? 'Active' : 'Expired',
    beginsMs: activatedMs,
    endsMs,
  }
}
