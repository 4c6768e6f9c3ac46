import { reasonLimit } from '@guichet/contract/rescheduling/reschedule-tickets.ts'
import { ruleMessages } from '@guichet/contract/rules.messages.ts'
import { Button, Checkbox, MultiSelect, Text, Textarea } from '@mantine/core'
import { lazy, Suspense, useRef, useState, type FormEvent } from 'react'
import { DayField } from '../kit/day-field.tsx'
import { useLanguage, useLocalized, useMessages } from '../kit/messages.ts'
import { ProblemAlert } from '../kit/problem-alert.tsx'
import { TimeField } from '../kit/time-field.tsx'
import { HoursOfDay } from './hours-of-day.tsx'
import { idsOf, lostProblems, type ItemKind, type Lost, type LostField } from './lost.rules.ts'
import { reschedulingMessages } from './rescheduling.messages.ts'
import { useItems, type Preview } from './rescheduling.queries.ts'
import styles from './rescheduling.module.css'

const Confirm = lazy(() =>
  import('../kit/confirm.tsx').then((module) => ({ default: module.Confirm })),
)
type Props = {
  lost: Lost
  onChange: (lost: Lost) => void
  preview: Preview | undefined
  isLaunching: boolean
  error: unknown
  onLaunch: () => void
}

/** What is lost, and why. */
export function LostForm({ lost, onChange, preview, isLaunching, error, onLaunch }: Props) {
  const messages = useMessages(reschedulingMessages)
  const language = useLanguage()
  const form = useRef<HTMLFormElement>(null)
  const [wasPressed, setPressed] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const problems = lostProblems(lost, true)
  const required = ruleMessages.required![language]('')
  const errorOf = (field: LostField) =>
    wasPressed && problems.includes(field)
      ? field === 'times' && lost.begin && lost.end
        ? messages.timesOrder
        : required
      : null
  const set = (over: Partial<Lost>) => onChange({ ...lost, ...over })
  const isNothing = preview !== undefined && preview.tickets === 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setPressed(true)
    const [bad] = problems
    if (bad)
      form.current
        ?.querySelector<HTMLElement>(`[data-field="${bad}"] input, [data-field="${bad}"] textarea`)
        ?.focus()
    else if (preview && !isNothing) setAsking(true)
  }
  return (
    <form
      ref={form}
      className={`panel ${styles.form}`}
      aria-labelledby="lost"
      noValidate
      onSubmit={submit}
    >
      <h2 className={styles.heading} id="lost">
        {messages.form}
      </h2>
      <div data-field="items">
        <ItemsField lost={lost} error={errorOf('items')} onChange={(items) => set({ items })} />
      </div>
      <div className={styles.when}>
        <div data-field="date">
          <DayField
            label={messages.date}
            isRequired
            value={lost.date}
            error={errorOf('date')}
            onChange={(date) => set({ date })}
          />
        </div>
        <Checkbox
          className={styles.allDay!}
          label={messages.allDay}
          checked={lost.isAllDay}
          onChange={(event) => set({ isAllDay: event.currentTarget.checked })}
        />
      </div>
      {!lost.isAllDay && (
        <div className={styles.times} data-field="times">
          <TimeField
            label={messages.begin}
            value={lost.begin}
            error={errorOf('times')}
            onChange={(begin) => set({ begin })}
          />
          <TimeField
            label={messages.end}
            value={lost.end}
            error={errorOf('times') ? true : null}
            onChange={(end) => set({ end })}
          />
          <HoursOfDay
            activityIds={idsOf(lost, 'activities')}
            date={lost.date}
            onChoose={(begin, end) => set({ begin, end })}
          />
        </div>
      )}
      {isNothing && preview.slots.length === 0 && (
        <Text size="sm" component="output" c="var(--mantine-color-error)">
          {messages.noAvailability}
        </Text>
      )}
      <div data-field="reason">
        <Textarea
          label={messages.reason}
          required
          autosize
          minRows={4}
          maxRows={12}
          maxLength={reasonLimit}
          value={lost.reason}
          error={errorOf('reason')}
          onChange={(event) => set({ reason: event.currentTarget.value })}
        />
        <div className={styles.used}>{messages.used(lost.reason.length, reasonLimit)}</div>
      </div>
      <Checkbox
        label={messages.closes}
        description={messages.closesHint}
        checked={lost.closesSlots}
        onChange={(event) => set({ closesSlots: event.currentTarget.checked })}
      />
      <ProblemAlert error={error} />
      <Button
        type="submit"
        size="md"
        className={styles.launch!}
        loading={isLaunching}
        aria-disabled={problems.length > 0 || isNothing || !preview || undefined}
      >
        {messages.launch}
      </Button>
      <Suspense fallback={null}>
        {isAsking && preview && (
          <Confirm
            title={messages.launchTitle}
            verb={messages.launchVerb}
            isDangerous
            isPending={isLaunching}
            onClose={() => setAsking(false)}
            onConfirm={() => {
              setAsking(false)
              onLaunch()
            }}
          >
            {messages.launchText(
              messages.tickets(preview.tickets),
              messages.orders(preview.orders),
            )}
          </Confirm>
        )}
      </Suspense>
    </form>
  )
}

/** Activities, equipment and accessories in one list, by kind. */
function ItemsField({
  lost,
  error,
  onChange,
}: {
  lost: Lost
  error: string | null
  onChange: (items: string[]) => void
}) {
  const messages = useMessages(reschedulingMessages)
  const localized = useLocalized()
  const { data } = useItems()
  const group = (kind: ItemKind, items: { value: string; label: string }[]) =>
    items.length ? [{ group: messages.groups[kind], items }] : []
  const choices = data
    ? [
        ...group(
          'activities',
          data.activities.map(({ publicId, name }) => ({
            value: `activities:${publicId}`,
            label: localized(name),
          })),
        ),
        ...group(
          'models',
          data.models.map(({ publicId, name, rentalName }) => ({
            value: `models:${publicId}`,
            label: `${localized(rentalName)} – ${localized(name)}`,
          })),
        ),
        ...group(
          'accessories',
          data.accessories.map(({ publicId, name }) => ({
            value: `accessories:${publicId}`,
            label: localized(name),
          })),
        ),
      ]
    : []
  return (
    <MultiSelect
      className={styles.items!}
      label={messages.items}
      required
      placeholder={lost.items.length ? '' : messages.itemsHint}
      searchable
      openOnFocus={false}
      clearable
      nothingFoundMessage={messages.nothingFound}
      limit={100}
      comboboxProps={{ withinPortal: false }}
      data={choices}
      value={lost.items}
      error={error}
      onChange={onChange}
    />
  )
}
