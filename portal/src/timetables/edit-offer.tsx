import { Stack } from '@mantine/core'
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { DayField } from '../kit/dates/day-field.tsx'
import { focusFirstBad } from '../kit/focus/focus-first-bad.ts'
import type { FormSchema } from '../kit/forms/check-form.ts'
import { SaveProblem } from '../kit/forms/save-problem.tsx'
import { useRecordForm, type FieldProps, type RecordForm } from '../kit/forms/use-record-form.ts'
import { useMessages } from '../kit/text/messages.ts'
import type { ChangeBody } from './change-body.ts'
import { SaveScopes } from './save-scopes.tsx'
import { timetableMessages } from './timetables.messages.ts'
import type { Reach, RentalDay, Slot } from './timetables.queries.ts'
import { useChange, type Change, type Scope, type Send } from './use-change.tsx'
import styles from './timetables.module.css'

/** Enter in a text field activates the save scopes, as in a form with one button. */
const pressSave = (event: KeyboardEvent<HTMLElement>) => {
  const { target } = event
  if (event.key !== 'Enter' || !(target instanceof HTMLInputElement) || target.type !== 'text')
    return
  event.preventDefault()
  event.currentTarget.querySelector<HTMLElement>('[data-save]')?.click()
}

type Occurrence = Pick<
  ChangeBody,
  'timetablePublicId' | 'availabilityPublicId' | 'version' | 'currentDate'
>
type Props<B extends ChangeBody, V extends { newDate: string }> = {
  date: string
  offer: Slot | RentalDay
  reach: Reach | undefined
  schema: FormSchema<V>
  stored: V
  /** Values of a drag in the calendar; the form opens with them as unsaved changes. */
  dropped?: V | undefined
  bodyOf: (occurrence: Occurrence, values: V) => Change<B>
  send: Send<B>
  isSending: boolean
  onClose: () => void
  /** The day field; the fields next to it; those below. */
  dayOf: (form: RecordForm<V>) => FieldProps<string>
  fields: (form: RecordForm<V>) => ReactNode
  below: (form: RecordForm<V>) => ReactNode
}

/** Form of an occurrence (a slot or a day of equipment), saved alone or with its whole weekday. */
export function EditOffer<B extends ChangeBody, V extends { newDate: string }>({
  date,
  offer,
  reach,
  schema,
  stored,
  dropped,
  bodyOf,
  send,
  isSending,
  onClose,
  dayOf,
  fields,
  below,
}: Props<B, V>) {
  const messages = useMessages(timetableMessages)
  const box = useRef<HTMLDivElement>(null)
  const [sent, setSent] = useState<Scope>('date')
  const change = useChange<B>(send)
  const form = useRecordForm<V>(schema, stored, change.error)
  const [hasDropped, setDropped] = useState(dropped === undefined)
  if (dropped && !hasDropped) {
    setDropped(true)
    form.setValues(dropped)
  }
  const isGood = () => {
    const { hasErrors, errors } = form.validate()
    if (hasErrors) focusFirstBad(box.current, errors)
    return !hasErrors
  }
  const save = (scope: Scope, version = offer.version) => {
    if (!isGood()) return
    setSent(scope)
    const { timetablePublicId, availabilityPublicId } = offer
    const occurrence = { timetablePublicId, availabilityPublicId, version, currentDate: date }
    void change.save(scope, bodyOf(occurrence, form.getValues()))
  }
  const isSaving = change.isChecking || isSending
  return (
    <Stack gap="md" ref={box} onKeyDown={pressSave}>
      <div className={styles.figures}>
        <DayField {...dayOf(form)} label={messages.date} isRequired />
        {fields(form)}
      </div>
      {below(form)}
      <SaveProblem
        error={change.error}
        isSaving={isSaving}
        fieldNames={change.fieldNames}
        onTakeTheirs={onClose}
        onKeepMine={(version) => save(sent, version)}
      />
      <SaveScopes
        date={date}
        reach={reach}
        isOnce={offer.isOccurringOnce}
        hasMoved={form.values.newDate !== date}
        isDirty={form.isDirty()}
        isSaving={isSaving}
        isGood={isGood}
        onSave={save}
        onClose={onClose}
      />
      {change.dialog}
    </Stack>
  )
}
