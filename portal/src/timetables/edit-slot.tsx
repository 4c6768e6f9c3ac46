import { SlotChange } from '@guichet/contract/timetables/timetable.ts'
import { Stack } from '@mantine/core'
import { useRef, useState } from 'react'
import { z } from 'zod'
import { DayField } from '../kit/day-field.tsx'
import { focusFirstBad } from '../kit/focus-first-bad.ts'
import { useMessages } from '../kit/messages.ts'
import { ProblemAlert } from '../kit/problem-alert.tsx'
import { TimeField } from '../kit/time-field.tsx'
import { useRecordForm } from '../kit/use-record-form.ts'
import { WholeField } from '../kit/whole-field.tsx'
import type { SlotBody } from './change-body.ts'
import { SaveScopes } from './save-scopes.tsx'
import type { Dropped } from './timetable.rules.ts'
import { timetableMessages } from './timetables.messages.ts'
import { useChangeSlot, type Reach, type Slot } from './timetables.queries.ts'
import { useChange } from './use-change.ts'
import styles from './timetables.module.css'

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
  dropped?: Dropped
  onClose: () => void
}

export function EditSlot({ shown: { date, slot }, reach, dropped, onClose }: Props) {
  const messages = useMessages(timetableMessages)
  const box = useRef<HTMLDivElement>(null)
  const [stored] = useState<Values>({
    newDate: date,
    timeslotBegin: slot.beginTime,
    timeslotEnd: slot.endTime,
    quantity: slot.quantity,
  })
  const [one, weekday] = [
    useChangeSlot('date', { onDone: onClose, isShownInForm: true }),
    useChangeSlot('weekday', { onDone: onClose, isShownInForm: true }),
  ]
  const change = useChange(
    (scope, body, onError) =>
      (scope === 'date' ? one : weekday).mutate({ body: body as SlotBody }, { onError }),
    onClose,
  )
  const form = useRecordForm<Values>(schema, stored, change.error)
  const [hasDropped, setDropped] = useState(dropped === undefined)
  if (dropped && !hasDropped) {
    setDropped(true)
    form.setValues({
      ...stored,
      newDate: dropped.date,
      timeslotBegin: dropped.begin,
      timeslotEnd: dropped.end,
    })
  }
  const save = (scope: 'date' | 'weekday') => {
    const { hasErrors, errors } = form.validate()
    if (hasErrors) return focusFirstBad(box.current, errors)
    const { newDate, ...values } = form.getValues()
    void change.save(scope, {
      timetablePublicId: slot.timetablePublicId,
      availabilityPublicId: slot.availabilityPublicId,
      version: slot.version,
      currentDate: date,
      newDate,
      ...values,
    })
  }
  const isSaving = change.isAsking || one.isPending || weekday.isPending
  return (
    <Stack gap="md" ref={box}>
      <div className={styles.figures}>
        <DayField
          {...form.getInputProps<string | null>('newDate')}
          label={messages.date}
          isRequired
        />
        <TimeField {...form.getInputProps('timeslotBegin')} label={messages.begin} />
        <TimeField {...form.getInputProps('timeslotEnd')} label={messages.end} />
        <WholeField
          {...form.getInputProps<number>('quantity')}
          label={messages.quantity}
          isRequired
        />
      </div>
      <p className={styles.hint}>{messages.quantityHint}</p>
      <ProblemAlert error={change.error} />
      <SaveScopes
        date={date}
        reach={reach}
        isOnce={slot.isOccurringOnce}
        hasMoved={form.values.newDate !== date}
        isDirty={form.isDirty()}
        isSaving={isSaving}
        onSave={save}
        onClose={onClose}
      />
      {change.dialog}
    </Stack>
  )
}
