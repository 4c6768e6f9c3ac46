import { RentalChange } from '@guichet/contract/timetables/timetable.ts'
import { Stack } from '@mantine/core'
import { useRef, useState } from 'react'
import { z } from 'zod'
import { DayField } from '../kit/day-field.tsx'
import { focusFirstBad } from '../kit/focus-first-bad.ts'
import { useMessages } from '../kit/messages.ts'
import { ProblemAlert } from '../kit/problem-alert.tsx'
import { useRecordForm } from '../kit/use-record-form.ts'
import { BeginTimes } from './begin-times.tsx'
import type { RentalBody } from './change-body.ts'
import { SaveScopes } from './save-scopes.tsx'
import type { Dropped } from './timetable.rules.ts'
import { timetableMessages } from './timetables.messages.ts'
import { useChangeRental, type Item, type Reach, type RentalDay } from './timetables.queries.ts'
import { useChange } from './use-change.ts'
import styles from './timetables.module.css'

const schema = z.object({
  newDate: RentalChange.newDate,
  beginTimes: RentalChange.beginTimes,
  durations: RentalChange.durations,
})
type Values = { newDate: string; beginTimes: string[]; durations: string[] }
type Props = {
  item: Item
  shown: { date: string; rental: RentalDay }
  reach: Reach | undefined
  dropped?: Dropped
  onClose: () => void
}

export function EditRental({ item, shown: { date, rental }, reach, dropped, onClose }: Props) {
  const messages = useMessages(timetableMessages)
  const box = useRef<HTMLDivElement>(null)
  const [stored] = useState<Values>({
    newDate: date,
    beginTimes: rental.beginTimes,
    durations: rental.durations,
  })
  const [one, weekday] = [
    useChangeRental('date', { onDone: onClose, isShownInForm: true }),
    useChangeRental('weekday', { onDone: onClose, isShownInForm: true }),
  ]
  const change = useChange(
    (scope, body, onError) =>
      (scope === 'date' ? one : weekday).mutate({ body: body as RentalBody }, { onError }),
    onClose,
  )
  const form = useRecordForm<Values>(schema, stored, change.error)
  const [hasDropped, setDropped] = useState(dropped === undefined)
  if (dropped && !hasDropped) {
    setDropped(true)
    form.setValues({ ...stored, newDate: dropped.date })
  }
  const save = (scope: 'date' | 'weekday') => {
    const { hasErrors, errors } = form.validate()
    if (hasErrors) return focusFirstBad(box.current, errors)
    void change.save(scope, {
      timetablePublicId: rental.timetablePublicId,
      availabilityPublicId: rental.availabilityPublicId,
      version: rental.version,
      currentDate: date,
      ...form.getValues(),
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
      </div>
      <BeginTimes form={form} offered={[...new Set([...item.durations, ...rental.durations])]} />
      <ProblemAlert error={change.error} />
      <SaveScopes
        date={date}
        reach={reach}
        isOnce={rental.isOccurringOnce}
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
