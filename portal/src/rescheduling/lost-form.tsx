import { reasonLimit } from '@guichet/contract/primitives.ts'
import { ruleMessages } from '@guichet/contract/rules.messages.ts'
import { Button, Checkbox, Text, Textarea } from '@mantine/core'
import { useRef, useState, type FormEvent } from 'react'
import { ProblemAlert } from '../kit/api/problem-alert.tsx'
import { lazyPart } from '../kit/layout/lazy-part.ts'
import { useLanguage, useMessages } from '../kit/text/messages.ts'
import { LostItemsField } from './lost-items-field.tsx'
import { lostProblems, type LostValues, type LostField } from './lost.rules.ts'
import { reschedulingMessages } from './rescheduling.messages.ts'
import type { Preview } from './rescheduling.queries.ts'
import { PastTickets, RestOfDay } from './rest-of-day.tsx'
import { WhenFields } from './when-fields.tsx'
import styles from './rescheduling.module.css'

const Confirm = lazyPart(() => import('../kit/layout/confirm.tsx'), 'Confirm')
type Props = {
  lost: LostValues
  onChange: (lost: LostValues) => void
  preview: Preview | undefined
  isLaunching: boolean
  error: unknown
  onLaunch: () => void
}

const focusField = (form: HTMLElement | null, field: LostField) =>
  form
    ?.querySelector<HTMLElement>(`[data-field="${field}"] input, [data-field="${field}"] textarea`)
    ?.focus()

/** Form that describes a lost day and its reason. */
export function LostForm({ lost, onChange, preview, isLaunching, error, onLaunch }: Props) {
  const messages = useMessages(reschedulingMessages)
  const language = useLanguage()
  const form = useRef<HTMLFormElement>(null)
  const [wasPressed, setPressed] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const problems = lostProblems(lost, true)
  const required = ruleMessages.required![language]('')
  const errorOf = (field: LostField) => {
    if (!wasPressed || !problems.includes(field)) return null
    return field === 'times' && lost.begin && lost.end ? messages.timesOrder : required
  }
  const set = (over: Partial<LostValues>) => onChange({ ...lost, ...over })
  const isNothing = preview !== undefined && preview.tickets === 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setPressed(true)
    const [bad] = problems
    if (bad) focusField(form.current, bad)
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
      <h2 className="row gap-8 size-16" id="lost">
        {messages.form}
      </h2>
      <div data-field="items">
        <LostItemsField
          lost={lost}
          error={errorOf('items')}
          onChange={(items) => set({ items })}
          onAll={(items) => {
            set({ items })
            focusField(form.current, 'date')
          }}
        />
      </div>
      <WhenFields lost={lost} errorOf={errorOf} onChange={set} />
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
        <div className="dimmed size-12 to-right">
          {messages.used(lost.reason.length, reasonLimit)}
        </div>
        <UsualReasons lost={lost} onChange={(reason) => set({ reason })} />
      </div>
      <Checkbox
        label={messages.closes}
        description={messages.closesHint}
        checked={lost.closesSlots}
        onChange={(event) => set({ closesSlots: event.currentTarget.checked })}
      />
      {preview && <PastTickets preview={preview} lost={lost} onChange={set} />}
      {preview && <RestOfDay preview={preview} lost={lost} onChange={set} />}
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
          {messages.launchText(messages.tickets(preview.tickets), messages.orders(preview.orders))}
        </Confirm>
      )}
    </form>
  )
}

type UsualReasonsProps = { lost: LostValues; onChange: (reason: string) => void }

/** Common reasons, offered until another one is entered. */
function UsualReasons({ lost, onChange }: UsualReasonsProps) {
  const messages = useMessages(reschedulingMessages)
  const usual = Object.values(messages.reasons)
  if (lost.reason.trim() !== '' && !usual.includes(lost.reason)) return null
  return (
    <fieldset className={styles.hours}>
      <legend>{messages.usualReasons}</legend>
      {usual.map((reason) => (
        <Button
          key={reason}
          variant={reason === lost.reason ? 'light' : 'default'}
          aria-pressed={reason === lost.reason}
          onClick={() => onChange(reason)}
        >
          {reason}
        </Button>
      ))}
    </fieldset>
  )
}
