import { Stack } from '@mantine/core'
import { useRef, useState, type ReactNode } from 'react'
import { ProblemAlert } from '../kit/api/problem-alert.tsx'
import { DayField } from '../kit/dates/day-field.tsx'
import { focusFirstBad } from '../kit/focus/focus-first-bad.ts'
import type { FormSchema } from '../kit/forms/check-form.ts'
import { useRecordForm, type RecordForm } from '../kit/forms/use-record-form.ts'
import { useMessages } from '../kit/text/messages.ts'
import type { ChangeBody } from './change-body.ts'
import { SaveScopes } from './save-scopes.tsx'
import { timetableMessages } from './timetables.messages.ts'
import type { Reach, RentalDay, Slot } from './timetables.queries.ts'
import { useChange, type Scope, type Send } from './use-change.tsx'
import styles from './timetables.module.css'

type Props<B extends ChangeBody, V extends { newDate: string }> = {
  date: string
  offer: Slot | RentalDay
  reach: Reach | undefined
  schema: FormSchema
  stored: V
  /** What the calendar's own move wrote; the form then opens changed. */
  dropped?: V | undefined
  send: Send<B>
  isSending: boolean
  onClose: () => void
  /** The fields beside the day, then those below. */
  fields: (form: RecordForm<V>) => ReactNode
  below: (form: RecordForm<V>) => ReactNode
}

/**
 * One occurrence of a timetable, a slot or a day of equipment, changed alone or with its whole
 * weekday.
 */
export function EditOffer<B extends ChangeBody, V extends { newDate: string }>({
  date,
  offer,
  reach,
  schema,
  stored,
  dropped,
  send,
  isSending,
  onClose,
  fields,
  below,
}: Props<B, V>) {
  const messages = useMessages(timetableMessages)
  const box = useRef<HTMLDivElement>(null)
  const [sent, setSent] = useState<Scope>('date')
  const change = useChange<B>(send, {
    onTakeTheirs: onClose,
    onKeepMine: (version) => save(sent, version),
  })
  const form = useRecordForm<V>(schema, stored, change.error)
  const [hasDropped, setDropped] = useState(dropped === undefined)
  if (dropped && !hasDropped) {
    setDropped(true)
    form.setValues(dropped)
  }
  const save = (scope: Scope, version = offer.version) => {
    const { hasErrors, errors } = form.validate()
    if (hasErrors) return focusFirstBad(box.current, errors)
    setSent(scope)
    void change.save(scope, {
      timetablePublicId: offer.timetablePublicId,
      availabilityPublicId: offer.availabilityPublicId,
      version,
      currentDate: date,
      ...form.getValues(),
    } as unknown as B)
  }
  return (
    <Stack gap="md" ref={box}>
      <div className={styles.figures}>
        <DayField
          {...form.getInputProps<string | null>('newDate')}
          label={messages.date}
          isRequired
        />
        {fields(form)}
      </div>
      {below(form)}
      <ProblemAlert error={change.error} />
      <SaveScopes
        date={date}
        reach={reach}
        isOnce={offer.isOccurringOnce}
        hasMoved={form.values.newDate !== date}
        isDirty={form.isDirty()}
        isSaving={change.isChecking || isSending}
        onSave={save}
        onClose={onClose}
      />
      {change.dialog}
    </Stack>
  )
}
