import { NativeSelect } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { useDates } from '../../../kit/dates/dates.ts'
import { useDuration } from '../../../kit/dates/durations.ts'
import { useMessages } from '../../../kit/text/messages.ts'
import { stripLength } from '../times/choose-date.tsx'
import { productLasting } from '../times/choose-duration.tsx'
import { useOpenDays } from '../times/open-days.queries.ts'
import { isSellable } from '../times/open-days.rules.ts'
import type { Model } from '../times/times.queries.ts'
import { useBeginChoice } from '../times/use-begin-choice.ts'
import { useSlotChoice } from '../times/use-slot-choice.ts'
import type { RentalMoment, TicketMoment } from './party-plan.rules.ts'
import { partyMessages } from './party.messages.ts'

type SlotProps = { activityId: string; children: (moment: TicketMoment) => ReactNode }
/** Day and slot of the tickets, by default those of the page. */
export function PartySlot({ activityId, children }: SlotProps) {
  const messages = useMessages(partyMessages)
  const dates = useDates()
  const choice = useSlotChoice(activityId, true)
  const { date, from, source, onChoose } = choice.dateProps
  const { data: days } = useOpenDays(source, from, stripLength)
  const { slots = [], openness, value } = choice.slotProps
  const open = (days ?? []).filter((day) => isSellable(day.openness))
  const free = slots.filter((slot) => isSellable(openness(slot)))
  return (
    <>
      <NativeSelect
        label={messages.date}
        value={date ?? ''}
        onChange={(event) => onChoose(event.currentTarget.value)}
        disabled={open.length === 0}
        data={
          open.length > 0
            ? open.map((day) => ({
                value: day.date,
                label: `${dates.weekday(day.date)} ${day.date}`,
              }))
            : [{ value: '', label: messages.noDay }]
        }
      />
      <NativeSelect
        label={messages.slot}
        value={value?.publicId ?? ''}
        onChange={(event) => {
          const slot = slots.find(({ publicId }) => publicId === event.currentTarget.value)
          if (slot) choice.slotProps.onChoose(slot)
        }}
        disabled={free.length === 0}
        data={
          free.length > 0
            ? free.map((slot) => ({
                value: slot.publicId,
                label: `${slot.timeslotBegin} – ${slot.timeslotEnd} (${slot.remainingQuantity})`,
              }))
            : [{ value: '', label: messages.noSlot }]
        }
      />
      {children({ date, at: choice.at })}
    </>
  )
}

type BeginProps = {
  model: Model
  /** Day of the tickets. */
  date: string | null
  children: (moment: RentalMoment) => ReactNode
}
const durationsIn = ({ products }: Model, free: readonly string[] | null) =>
  products.flatMap(({ duration }) => ((free?.includes(duration) ?? true) ? [duration] : []))
/** Start time and duration of the rentals, as offered by the first equipment type. */
export function PartyBegin({ model, date, children }: BeginProps) {
  const messages = useMessages(partyMessages)
  const formatDuration = useDuration()
  const choice = useBeginChoice(model.publicId, null, { date, begin: null })
  const [wanted, setWanted] = useState<string | null>(null)
  const { begin } = choice
  const begins = (choice.beginProps.begins ?? []).filter(({ look }) => look !== 'full')
  const isElsewhere = begin !== null && date !== null && begin.date !== date
  const duration = (begin && productLasting(model, choice.durations, wanted)?.duration) ?? null
  return (
    <>
      <NativeSelect
        label={messages.begin}
        {...(isElsewhere && { description: begin.date })}
        value={begin?.beginTime ?? ''}
        onChange={(event) =>
          choice.beginProps.onPick({ time: event.currentTarget.value, isCustom: false })
        }
        disabled={begins.length === 0}
        data={[
          ...(begin ? [] : [{ value: '', label: messages.noBegin }]),
          ...begins.map(({ beginTime }) => beginTime),
        ]}
      />
      <NativeSelect
        label={messages.duration}
        value={duration ?? ''}
        onChange={(event) => setWanted(event.currentTarget.value)}
        disabled={!begin}
        data={durationsIn(model, choice.durations).map((value) => ({
          value,
          label: formatDuration(value),
        }))}
      />
      {children({ begin, duration, chosen: choice.chosen })}
    </>
  )
}
