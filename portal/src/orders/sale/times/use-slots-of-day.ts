import type { Slot } from '../../../domain/cart.rules.ts'
import { useMinute } from '../../../kit/dates/use-minute.ts'
import { useTimeslots } from '../counter/sell.queries.ts'
import {
  isProposed,
  minutesToEnd,
  slotOfDay,
  slotOpenness,
  type ChosenTime,
} from './open-days.rules.ts'

/**
 * Slots of an activity on a day, and the one that a choice selects. `begin`: start time of the rest
 * of the sale, preferred when nothing is chosen. `slotProps` are props of `ChooseSlot`.
 */
export function useSlotsOfDay(
  activityId: string,
  date: string | null,
  chosen: ChosenTime | null,
  begin: string | null = null,
) {
  const clock = useMinute()
  const { data, error } = useTimeslots(activityId, date)
  const slots = data?.timeslots
  const openness = (slot: Slot) => slotOpenness(slot, date!, clock)
  const { slot, missing, instead } = slotOfDay(slots, {
    chosen,
    openness,
    isProposed: (item) => isProposed(item, clock.instant),
    begin,
  })
  return {
    slot,
    missing,
    slotProps: {
      slots,
      openness,
      endsIn: (item: Slot) => (date === null ? null : minutesToEnd(item, date, clock)),
      error,
      value: slot,
      missing,
      instead,
    },
  }
}
