import type { OpenDay } from '@guichet/contract/availability/find-days.ts'
import type { Timeslot } from '@guichet/contract/availability/find-timeslots.ts'
import type { z } from 'zod'
import { isNearlyFull, remainingPlaces } from './nearly-full.rules.ts'
import { proposedUntil } from './slot-proposal.rules.ts'
import type { DayWithSlots, Slot } from './slots.db.ts'

type SlotRequest = {
  now: string
  quantity?: number
  /** The slots of its day, some perhaps of other activities. */
  ofDay: readonly Slot[]
}
/** A slot with its remaining places, and whether a quantity can be sold for it now. */
export function viewSlot(
  slot: Slot,
  { now, quantity = 1, ofDay }: SlotRequest,
): z.output<typeof Timeslot> {
  const remainingQuantity = remainingPlaces(slot)
  return {
    publicId: slot.id,
    activationDateTimeUtc: slot.begins_at,
    timeslotBegin: slot.begin_time.slice(0, 5),
    timeslotEnd: slot.end_time.slice(0, 5),
    quantity: slot.quantity,
    remainingQuantity,
    isNearlyFull: isNearlyFull({ capacity: slot.capacity, left: remainingQuantity }),
    isAvailable: slot.ends_at > now && remainingQuantity >= quantity,
    proposedUntilDateTimeUtc: proposedUntil(slot, ofDay),
  }
}

/** A day with the most places left in a slot, and whether a quantity can be sold for it now. */
export const viewDay = (
  { on_date: date, remaining, ends_at: endsAt, capacity, taken }: DayWithSlots,
  { now, quantity = 1 }: { now: string; quantity?: number | undefined },
): z.output<typeof OpenDay> => ({
  date,
  isAvailable: remaining >= quantity,
  remainingQuantity: remaining,
  isOver: endsAt <= now,
  isNearlyFull: isNearlyFull({ capacity, left: capacity - taken }),
})
