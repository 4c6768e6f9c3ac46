import { useContext, useState } from 'react'
import { atSlot, whenSlot, type Slot } from '../../../domain/cart.rules.ts'
import { useMinute } from '../../../kit/dates/use-minute.ts'
import { useTimeslots } from '../counter/sell.queries.ts'
import { slotChosen, slotOpenness } from './open-days.rules.ts'
import { SharedDayContext, slotOfPage } from './shared-day.ts'
import { useDayChoice } from './use-day-choice.ts'

/**
 * Date and slot of an activity, by default the first open day and its next slot with places.
 * Callers set the activity as key, so that another activity resets the choice. `slotId` is the
 * initial slot on the wanted day.
 */
export function useSlotChoice(
  activityId: string,
  isNeeded: boolean,
  wanted: string | null = null,
  { slotId = null }: { slotId?: string | null } = {},
) {
  const clock = useMinute()
  const day = useDayChoice({ kind: 'activity', id: activityId }, wanted, isNeeded)
  const date = isNeeded ? day.date : null
  const shared = useContext(SharedDayContext)
  const [chosenSlot, setSlot] = useState(slotId ?? slotOfPage(shared, activityId))
  const { data, error } = useTimeslots(activityId, date)
  const slots = data?.timeslots
  const openness = (slot: Slot) => slotOpenness(slot, date!, clock)
  const slot = slotChosen(slots, chosenSlot, openness, shared?.begin ?? null)
  return {
    at: date && slot ? { chosen: atSlot(slot), when: whenSlot(date, slot) } : null,
    isDated: date !== null || day.isAsked,
    dateProps: {
      ...day.dateProps,
      onChoose: (next: string) => {
        day.dateProps.onChoose(next)
        setSlot(null)
      },
      onMove: (from: string) => {
        day.dateProps.onMove(from)
        setSlot(null)
      },
    },
    slotProps: {
      slots,
      openness,
      error,
      value: slot,
      onChoose: (item: Slot) => {
        setSlot(item.publicId)
        shared?.share({ ...(date && { date }), begin: item.timeslotBegin })
      },
    },
    forget: () => {
      day.forget()
      setSlot(null)
    },
  }
}
