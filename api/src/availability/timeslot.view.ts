import type { Timeslot } from '@guichet/contract/availability/find-timeslots.ts'
import type { z } from 'zod'
import { isNearlyFull } from './nearly-full.rules.ts'
import type { Slot } from './slots.db.ts'

/** The places that are left; below 0 where it is overbooked. */
export const leftIn = ({ capacity, taken }: Pick<Slot, 'capacity' | 'taken'>): number =>
  capacity - taken

/** A slot as a counter reads it; it is available where it has not ended and has so many places. */
export function viewTimeslot(slot: Slot, now: string, quantity = 1): z.output<typeof Timeslot> {
  const remainingQuantity = leftIn(slot)
  return {
    publicId: slot.id,
    activationDateTimeUtc: slot.begins_at,
    timeslotBegin: slot.begin_time.slice(0, 5),
    timeslotEnd: slot.end_time.slice(0, 5),
    quantity: slot.quantity,
    remainingQuantity,
    isNearlyFull: isNearlyFull({ capacity: slot.capacity, left: remainingQuantity }),
    isAvailable: slot.ends_at > now && remainingQuantity >= quantity,
  }
}
