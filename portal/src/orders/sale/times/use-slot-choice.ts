import { useContext, useState } from 'react'
import { atSlot, whenSlot, type Slot } from '../../../domain/cart.rules.ts'
import type { ChosenTime } from './open-days.rules.ts'
import { SharedDayContext, slotOfPage } from './shared-day.ts'
import { useDayChoice } from './use-day-choice.ts'
import { useSlotsOfDay } from './use-slots-of-day.ts'

/**
 * Date and slot of an activity, by default the first open day and its next slot with places.
 * Callers set the activity as key, so that another activity resets the choice. `slotId` is the
 * initial slot on the wanted day. A chosen hour is kept on another day; if that day lacks it, no
 * slot is chosen until somebody agrees to another one.
 */
export function useSlotChoice(
  activityId: string,
  isNeeded: boolean,
  wanted: string | null = null,
  { slotId = null }: { slotId?: string | null } = {},
) {
  const day = useDayChoice({ kind: 'activity', id: activityId }, wanted, isNeeded)
  const date = isNeeded ? day.date : null
  const shared = useContext(SharedDayContext)
  const [chosen, setChosen] = useState(chosenFirst(slotId ?? slotOfPage(shared, activityId)))
  const { slot, missing, slotProps } = useSlotsOfDay(
    activityId,
    date,
    chosen,
    shared?.begin ?? null,
  )
  const onOtherDay = () =>
    setChosen((was) => was && { slotId: null, begin: slot?.timeslotBegin ?? missing ?? was.begin })
  return {
    at: date && slot ? { chosen: atSlot(slot), when: whenSlot(date, slot) } : null,
    isDated: date !== null || day.isAsked,
    dateProps: {
      ...day.dateProps,
      onChoose: (next: string) => {
        day.dateProps.onChoose(next)
        onOtherDay()
      },
      onMove: (from: string) => {
        day.dateProps.onMove(from)
        onOtherDay()
      },
    },
    slotProps: {
      ...slotProps,
      onChoose: (item: Slot) => {
        setChosen({ slotId: item.publicId, begin: item.timeslotBegin })
        shared?.share({ ...(date && { date }), begin: item.timeslotBegin })
      },
    },
    forget: () => {
      day.forget()
      setChosen(null)
    },
  }
}

const chosenFirst = (slotId: string | null): ChosenTime | null =>
  slotId === null ? null : { slotId, begin: null }
