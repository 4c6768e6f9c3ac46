import type { requestedStates } from '@guichet/contract/orders/sale/read-request.ts'
import { remainingPlaces, slotProposed, type Slot } from '../../../availability/public.ts'
import type { TimeRange } from './request-phrases.rules.ts'

export type RequestedState = (typeof requestedStates)[number]
type SlotWish = { time: TimeRange | null; places: number; now: string }

/**
 * Slot of a day with the places: the one of the requested hour, otherwise the next one that may be
 * proposed, during the requested part of the day. Without one, the reason.
 */
export function requestedSlot(
  slots: readonly Slot[],
  { time, places, now }: SlotWish,
): { slot: Slot | null; state: RequestedState } {
  if (slots.length === 0) return { slot: null, state: 'closed' }
  const open = slots.filter(({ ends_at }) => ends_at > now)
  const timely = time ? slotsAt(open, time) : open
  if (timely.length === 0) return { slot: null, state: 'notOffered' }
  const free = timely.find((slot) => remainingPlaces(slot) >= places)
  if (!free) return { slot: null, state: 'soldOut' }
  const isHourNamed = time !== null && time.until === null
  const slot = isHourNamed ? free : slotProposed(timely, { places, now, ofDay: slots })
  return slot ? { slot, state: 'ready' } : { slot: null, state: 'ending' }
}

/**
 * Slots of a part of the day; for an hour those that begin then, otherwise those during it,
 * otherwise the next ones.
 */
function slotsAt(slots: readonly Slot[], { at, until }: TimeRange): readonly Slot[] {
  const begin = (slot: Slot) => slot.begin_time.slice(0, 5)
  if (until !== null) return slots.filter((slot) => begin(slot) >= at && begin(slot) < until)
  const [then, during] = [
    slots.filter((slot) => begin(slot) === at),
    slots.filter((slot) => begin(slot) < at && slot.end_time.slice(0, 5) > at),
  ]
  if (then.length > 0) return then
  if (during.length > 0) return during
  const next = slots.find((slot) => begin(slot) > at)
  return next ? slots.filter((slot) => begin(slot) === begin(next)) : []
}
