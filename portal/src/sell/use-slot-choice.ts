import { useState } from 'react'
import { useDates } from '../kit/dates.ts'
import { atSlot, whenSlot, type Slot } from './cart.rules.ts'
import { stripLength } from './choose-date.tsx'
import { useOpenDays } from './open-days.queries.ts'
import { useTimeslots } from './sell.queries.ts'

/**
 * Date and slot of an activity, on what a counter sells most until somebody chooses: today, or the
 * next open day; the next slot that still has places. The caller gives it a key of the activity, so
 * that another activity starts afresh.
 */
export function useSlotChoice(activityId: string, isNeeded: boolean, wanted: string | null = null) {
  const dates = useDates()
  const today = dates.today()
  const [moved, setFrom] = useState<string | null>(null)
  const from = moved ?? wanted ?? today
  const [chosenDate, setDate] = useState<string | null>(null)
  const [chosenSlot, setSlot] = useState<string | null>(null)
  const source = { kind: 'activity', id: activityId } as const
  const { data: days } = useOpenDays(source, from, stripLength, isNeeded)
  const date =
    chosenDate ??
    days?.find((day) => day.isAvailable && day.date === wanted)?.date ??
    days?.find((day) => day.isAvailable && day.date >= today)?.date ??
    null
  const timeslots = useTimeslots(activityId, isNeeded ? date : null)
  const isOver = (slot: Slot) => date === today && slot.timeslotEnd <= dates.now()
  const open = timeslots.data?.timeslots.filter((slot) => slot.isAvailable && !isOver(slot)) ?? []
  const slot =
    timeslots.data?.timeslots.find(({ publicId }) => publicId === chosenSlot) ?? open[0] ?? null
  return {
    at: isNeeded && date && slot ? { chosen: atSlot(slot), when: whenSlot(date, slot) } : null,
    dateProps: {
      source,
      from,
      date,
      onMove: (day: string) => {
        setFrom(day)
        setDate(null)
      },
      onChoose: (day: string) => {
        setDate(day)
        setSlot(null)
      },
    },
    slotProps: {
      slots: timeslots.data?.timeslots,
      isOver,
      error: timeslots.error,
      value: slot,
      onChoose: (item: Slot) => setSlot(item.publicId),
    },
    forget: () => {
      setFrom(null)
      setDate(null)
      setSlot(null)
    },
  }
}
