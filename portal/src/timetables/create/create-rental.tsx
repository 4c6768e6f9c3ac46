import { NewRentalTimetable } from '@guichet/contract/timetables/timetable.ts'
import { Group, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { z } from 'zod'
import { useDates } from '../../kit/dates/dates.ts'
import { previewPauseMs } from '../../kit/forms/pauses.ts'
import { RecordModal } from '../../kit/forms/record-modal.tsx'
import { useRecordForm } from '../../kit/forms/use-record-form.ts'
import { ButtonLink } from '../../kit/layout/links.tsx'
import { useBusiness } from '../../kit/session/business.ts'
import { useLocalized, useMessages } from '../../kit/text/messages.ts'
import { BeginTimes } from '../begin-times.tsx'
import type { Answers } from '../change.rules.ts'
import {
  ChooseOne,
  newPeriod,
  sentPeriod,
  SeriesPeriod,
  type PeriodValues,
} from '../series-period.tsx'
import { timetableMessages } from '../timetables.messages.ts'
import {
  useCreateRentalTimetable,
  useRentalDraft,
  type Item,
  type OnPublished,
} from '../timetables.queries.ts'
import { useQuestions } from '../use-questions.tsx'
import { DraftPreview } from './draft-preview.tsx'

type Values = PeriodValues & {
  collaboratorPublicId: string
  title: string
  rentalModelPublicId: string
  beginTimes: string[]
  durations: string[]
}
const schema = z
  .object({ ...NewRentalTimetable, title: z.string().max(75, 'maxLength:75') })
  .superRefine(({ recurrenceType, weekdays }, ctx) => {
    if (recurrenceType !== 'Once' && weekdays.length === 0)
      ctx.addIssue({ code: 'custom', message: 'oneDay', path: ['weekdays'] })
  })
type Props = {
  items: readonly Item[]
  first: Item
  date: string
  onPublished: OnPublished
  onClose: () => void
}

/** Creates start times of an equipment type, with their durations. */
export function CreateRental({ items, first, date, onPublished, onClose }: Props) {
  const messages = useMessages(timetableMessages)
  const localized = useLocalized()
  const dates = useDates()
  const { publicId, timeZone } = useBusiness()
  const questions = useQuestions('publish')
  const create = useCreateRentalTimetable({
    onDone: (published) => onPublished(published, [form.getValues().rentalModelPublicId]),
    isShownInForm: true,
  })
  const rentals = items.filter(({ type }) => type === 'rental')
  const [stored] = useState<Values>(() => {
    const rental = first.type === 'rental' ? first : rentals[0]!
    return {
      collaboratorPublicId: publicId,
      title: '',
      ...newPeriod(date < dates.today() ? dates.today() : date, timeZone),
      rentalModelPublicId: rental.publicId,
      beginTimes: ['09:00'],
      durations: rental.durations,
    }
  })
  const form = useRecordForm<Values>(schema, stored, create.error)
  const sentOf = ({ title, ...values }: Values) => ({
    ...sentPeriod(values, timeZone, dates.day),
    ...(title.trim() && { title }),
  })
  const [still] = useDebouncedValue(form.values, previewPauseMs)
  const asked = schema.safeParse(still).success ? sentOf(still) : null
  const draft = useRentalDraft(asked)
  const chosen = rentals.find((rental) => rental.publicId === form.values.rentalModelPublicId)!
  const submit = (values: Values) => {
    const send = ({ acceptConflicts = false }: Answers) =>
      create.mutate({ body: { ...sentOf(values), acceptConflicts } }, { onError: questions.refuse })
    questions.ask({ conflicts: draft.isPlaceholderData ? [] : draft.data?.conflicts }, send)
  }
  return (
    <>
      <RecordModal
        title={messages.newRentalTitle}
        form={form}
        verb={messages.publish}
        command={create}
        onSubmit={submit}
        onClose={onClose}
      >
        <ChooseOne
          label={messages.equipment}
          value={form.values.rentalModelPublicId}
          items={rentals.map((rental) => ({
            publicId: rental.publicId,
            name: localized(rental.name),
          }))}
          onChange={(id) =>
            form.setValues({
              ...form.getValues(),
              rentalModelPublicId: id,
              durations: rentals.find((rental) => rental.publicId === id)!.durations,
            })
          }
        />
        <SeriesPeriod form={form} />
        {chosen.durations.length === 0 ? (
          <Group gap="sm">
            <span>{messages.noDuration}</span>
            <ButtonLink to="/pricings/equipment-rental" variant="light" size="xs">
              {messages.toPricings}
            </ButtonLink>
          </Group>
        ) : (
          <BeginTimes form={form} offered={chosen.durations} />
        )}
        <TextInput
          {...form.getInputProps('title')}
          label={messages.name}
          description={messages.nameHint}
          placeholder={localized(chosen.name)}
          maxLength={75}
        />
        {asked && <DraftPreview draft={draft.data?.draft} error={draft.error} />}
      </RecordModal>
      {questions.dialog}
    </>
  )
}
