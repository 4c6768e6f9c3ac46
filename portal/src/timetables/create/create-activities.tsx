import { NewTimetable } from '@guichet/contract/timetables/timetable.ts'
import { Checkbox, TextInput, Button } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconHistory } from '@tabler/icons-react'
import { useState } from 'react'
import { z } from 'zod'
import { useDates } from '../../kit/dates/dates.ts'
import { previewPauseMs } from '../../kit/forms/pauses.ts'
import { RecordModal } from '../../kit/forms/record-modal.tsx'
import { useRecordForm, type RecordForm } from '../../kit/forms/use-record-form.ts'
import { WholeField } from '../../kit/forms/whole-field.tsx'
import { AddButton } from '../../kit/layout/add-button.tsx'
import { useBusiness } from '../../kit/session/business.ts'
import { useLocalized, useMessages } from '../../kit/text/messages.ts'
import type { Answers } from '../change.rules.ts'
import { NotOnSale } from '../not-on-sale.tsx'
import { newPeriod, sentPeriod, SeriesPeriod, type PeriodValues } from '../series-period.tsx'
import { SlotRows } from '../slot-rows.tsx'
import { beginningWith, type Row } from '../timetable.rules.ts'
import { timetableMessages } from '../timetables.messages.ts'
import {
  useCreateTimetable,
  useTimetableDraft,
  type Item,
  type OnPublished,
  type Series,
  useSeriesOf,
} from '../timetables.queries.ts'
import { useQuestions } from '../use-questions.tsx'
import { DraftPreview } from './draft-preview.tsx'
import styles from '../timetables.module.css'

type Values = PeriodValues & {
  collaboratorPublicId: string
  title: string
  timeslots: Row[]
  activitiesWithQuantity: { activityPublicId: string; quantity: number }[]
}
/** The schema of the call, plus rules of the form: a slot has a length, a weekly series a day. */
const schema = z
  .object({ ...NewTimetable, title: z.string().max(75, 'maxLength:75') })
  .superRefine(({ timeslots, recurrenceType, weekdays }, ctx) => {
    timeslots.forEach((row, place) => {
      if (row.beginTimeslot === row.endTimeslot)
        ctx.addIssue({
          code: 'custom',
          message: 'order',
          path: ['timeslots', place, 'endTimeslot'],
        })
    })
    if (recurrenceType === 'EveryWeek' && weekdays.length === 0)
      ctx.addIssue({ code: 'custom', message: 'oneDay', path: ['weekdays'] })
  })
/** Days, times and places of an earlier series, for those of its activities that still exist. */
const likeSeries = (
  values: Values,
  { weekdays, timeslots, activitiesWithQuantity }: Series,
  items: readonly Item[],
): Values => ({
  ...values,
  recurrenceType: 'EveryWeek',
  weekdays,
  timeslots,
  activitiesWithQuantity: activitiesWithQuantity.filter(({ activityPublicId }) =>
    items.some(({ publicId: id }) => id === activityPublicId),
  ),
})
type Props = {
  items: readonly Item[]
  first: Item
  date: string
  onPublished: OnPublished
  onClose: () => void
}

/** Creates a series of slots for several activities, each with its own number of places. */
export function CreateActivities({ items, first, date, onPublished, onClose }: Props) {
  const messages = useMessages(timetableMessages)
  const localized = useLocalized()
  const dates = useDates()
  const { publicId, timeZone } = useBusiness()
  const questions = useQuestions('publish')
  const create = useCreateTimetable({
    onDone: (published) =>
      onPublished(
        published,
        form.getValues().activitiesWithQuantity.map(({ activityPublicId }) => activityPublicId),
      ),
    isShownInForm: true,
  })
  const [stored] = useState<Values>(() => ({
    collaboratorPublicId: publicId,
    title: '',
    ...newPeriod(date < dates.today() ? dates.today() : date, timeZone),
    timeslots: [{ beginTimeslot: '', endTimeslot: '' }],
    activitiesWithQuantity:
      first.type === 'activity' ? [{ activityPublicId: first.publicId, quantity: 20 }] : [],
  }))
  const form = useRecordForm<Values>(schema, stored, create.error)
  // A series without a title is named after its first activity.
  const sentOf = ({ title, ...values }: Values) => ({
    ...sentPeriod(values, timeZone, dates.day),
    ...(title.trim() && { title }),
  })
  const [still] = useDebouncedValue(form.values, previewPauseMs)
  const asked = schema.safeParse(still).success ? sentOf(still) : null
  const draft = useTimetableDraft(asked)
  const chosen = form.values.activitiesWithQuantity
  const submit = (values: Values) => {
    const send = ({ acceptConflicts = false }: Answers) =>
      create.mutate({ body: { ...sentOf(values), acceptConflicts } }, { onError: questions.refuse })
    questions.ask({ conflicts: draft.isPlaceholderData ? [] : draft.data?.conflicts }, send)
  }
  return (
    <>
      <RecordModal
        title={messages.newTitle}
        form={form}
        verb={messages.publish}
        command={create}
        onSubmit={submit}
        onClose={onClose}
      >
        {first.type === 'activity' && (
          <RepeatLastSeason
            activityId={first.publicId}
            onTake={(series) => form.setValues(likeSeries(form.getValues(), series, items))}
          />
        )}
        <ChosenActivities form={form} first={first} items={items} />
        <NotOnSale items={items} chosenIds={chosen.map((item) => item.activityPublicId)} />
        <SeriesPeriod form={form} />
        <SlotRows form={form} />
        <TextInput
          {...form.getInputProps('title')}
          label={messages.name}
          description={messages.nameHint}
          placeholder={localized(
            items.find(({ publicId: id }) => id === chosen[0]?.activityPublicId)?.name ?? null,
          )}
          maxLength={75}
        />
        {asked && <DraftPreview draft={draft.data?.draft} error={draft.error} />}
      </RecordModal>
      {questions.dialog}
    </>
  )
}

type RepeatLastSeasonProps = { activityId: string; onTake: (series: Series) => void }

/** Button that repeats the days, times and places of an activity's last weekly series. */
function RepeatLastSeason({ activityId, onTake }: RepeatLastSeasonProps) {
  const messages = useMessages(timetableMessages)
  const { data } = useSeriesOf(activityId)
  const last = data?.items.find(
    ({ recurrenceType, timeslots }) => recurrenceType === 'EveryWeek' && timeslots.length > 0,
  )
  if (!last) return null
  return (
    <Button
      variant="light"
      w="fit-content"
      maw="100%"
      leftSection={<IconHistory size={16} aria-hidden />}
      onClick={() => onTake(last)}
    >
      {messages.likeBefore(last.title)}
    </Button>
  )
}

type ChosenProps = { form: RecordForm<Values>; first: Item; items: readonly Item[] }

/** The activities of the series with their places; others are listed when they are asked for. */
function ChosenActivities({ form, first, items }: ChosenProps) {
  const messages = useMessages(timetableMessages)
  const localized = useLocalized()
  const chosen = form.values.activitiesWithQuantity
  const [isAll, setAll] = useState(false)
  const all = beginningWith(first, items).filter(({ type }) => type === 'activity')
  const placeOf = ({ publicId }: Item) =>
    chosen.findIndex(({ activityPublicId }) => activityPublicId === publicId)
  const isShort = !isAll && chosen.length > 0
  const shown = isShort ? all.filter((item) => placeOf(item) >= 0) : all
  const toggle = (activityPublicId: string) =>
    form.setFieldValue(
      'activitiesWithQuantity',
      chosen.some((item) => item.activityPublicId === activityPublicId)
        ? chosen.filter((item) => item.activityPublicId !== activityPublicId)
        : [...chosen, { activityPublicId, quantity: chosen[0]?.quantity ?? 20 }],
    )
  return (
    <fieldset className="stack gap-4 shrinks" data-path="activitiesWithQuantity">
      <legend className="size-14 strong">{messages.chosen}</legend>
      <div className={styles.picks}>
        <div className={styles.pick} aria-hidden>
          <span />
          <span className="dimmed size-12 no-margin">{messages.quantity}</span>
        </div>
        {shown.map((item) => {
          const place = placeOf(item)
          return (
            <div key={item.publicId} className={styles.pick}>
              <Checkbox
                label={localized(item.name)}
                checked={place >= 0}
                onChange={() => {
                  setAll(true)
                  toggle(item.publicId)
                }}
              />
              {place >= 0 && (
                <WholeField
                  {...form.getInputProps(`activitiesWithQuantity.${place}.quantity`)}
                  label={`${messages.quantity}, ${localized(item.name)}`}
                  isLabelHidden
                  isRequired
                />
              )}
            </div>
          )
        })}
      </div>
      {isShort && shown.length < all.length && (
        <AddButton onClick={() => setAll(true)}>{messages.moreActivities}</AddButton>
      )}
      {form.errors.activitiesWithQuantity && (
        <p className="error size-12 no-margin">{form.errors.activitiesWithQuantity}</p>
      )}
    </fieldset>
  )
}
