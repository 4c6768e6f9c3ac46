import { SlotChange } from '@guichet/contract/timetables/timetable.ts'
import { useState } from 'react'
import { z } from 'zod'
import { TimeField } from '../kit/dates/time-field.tsx'
import { WholeField } from '../kit/forms/whole-field.tsx'
import { useMessages } from '../kit/text/messages.ts'
import type { SlotBody } from './change-body.ts'
import { EditOffer } from './edit-offer.tsx'
import type { DroppedSlot } from './timetable.rules.ts'
import { timetableMessages } from './timetables.messages.ts'
import { useChangeSlot, type Reach, type Slot } from './timetables.queries.ts'

const schema = z
  .object({
    newDate: SlotChange.newDate,
    timeslotBegin: SlotChange.timeslotBegin,
    timeslotEnd: SlotChange.timeslotEnd,
    quantity: SlotChange.quantity,
  })
  .refine(({ timeslotBegin, timeslotEnd }) => timeslotBegin < timeslotEnd, {
    error: 'order',
    path: ['timeslotEnd'],
  })
type Values = { newDate: string; timeslotBegin: string; timeslotEnd: string; quantity: number }
type Props = {
  shown: { date: string; slot: Slot }
  reach: Reach | undefined
  dropped?: DroppedSlot
  onClose: () => void
}

/** Form for the day, times and places of a slot. */
export function EditSlot({ shown: { date, slot }, reach, dropped, onClose }: Props) {
  const messages = useMessages(timetableMessages)
  const [stored] = useState<Values>({
    newDate: date,
    timeslotBegin: slot.beginTime,
    timeslotEnd: slot.endTime,
    quantity: slot.quantity,
  })
  const commands = {
    date: useChangeSlot('date', { onDone: onClose, isShownInForm: true }),
    weekday: useChangeSlot('weekday', { onDone: onClose, isShownInForm: true }),
  }
  return (
    <EditOffer<SlotBody, Values>
      date={date}
      offer={slot}
      reach={reach}
      schema={schema}
      stored={stored}
      dropped={
        dropped && {
          ...stored,
          newDate: dropped.date,
          timeslotBegin: dropped.begin,
          timeslotEnd: dropped.end,
        }
      }
      bodyOf={(occurrence, values) => ({ ...occurrence, ...values })}
      send={(scope, body, on) => commands[scope].mutate({ body }, on)}
      isSending={commands.date.isPending || commands.weekday.isPending}
      onClose={onClose}
      dayOf={(form) => form.getInputProps('newDate')}
      fields={(form) => (
        <>
          <TimeField {...form.getInputProps('timeslotBegin')} label={messages.begin} />
          <TimeField {...form.getInputProps('timeslotEnd')} label={messages.end} />
          <WholeField {...form.getInputProps('quantity')} label={messages.quantity} isRequired />
        </>
      )}
      below={() => <p className="dimmed size-12 no-margin">{messages.quantityHint}</p>}
    />
  )
}
