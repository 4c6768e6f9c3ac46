import { quoteNoteLimit, quoteTitleLimit } from '@guichet/contract/quotes/quote-view.ts'
import type { RebateResult } from '@guichet/contract/rebates/rebate-results.ts'
import { Checkbox, SegmentedControl, Text, Textarea, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { PromoCodes } from '../domain/promo-codes/promo-codes.tsx'
import { useDates } from '../kit/dates/dates.ts'
import { DayField } from '../kit/dates/day-field.tsx'
import { PriceField } from '../kit/forms/price-field.tsx'
import { useMessages } from '../kit/text/messages.ts'
import type { QuoteDraft } from './quote.rules.ts'
import { quoteMessages } from './quotes.messages.ts'
import styles from './quotes.module.css'

type TextName = {
  [Name in keyof QuoteDraft]: QuoteDraft[Name] extends string ? Name : never
}[keyof QuoteDraft]
type Props = {
  draft: QuoteDraft
  onChange: (next: Partial<QuoteDraft>) => void
  /** Error of a field, from the server or the form. */
  problemOf: (field: string) => string | undefined
  ceiling: number | undefined
  /** Results of the codes by the server; undefined while loading. */
  results: readonly RebateResult[] | undefined
}

/** Fields of a quote, except its lines. */
export function QuoteFields(props: Props) {
  const messages = useMessages(quoteMessages)
  const { today } = useDates()
  const { draft, onChange, problemOf } = props
  const text = useText(props)
  return (
    <div className="stack gap-12 shrinks">
      <TextInput
        {...text('title', messages.name, quoteTitleLimit)}
        required
        description={messages.nameHint}
      />
      <div className={styles.pair}>
        <DayField
          label={messages.expiresOn}
          value={draft.expiresOn || null}
          min={today()}
          error={problemOf('expiresOn')}
          onChange={(day) => onChange({ expiresOn: day ?? '' })}
        />
        <Language draft={draft} onChange={onChange} />
      </div>
      <TextInput
        {...text('email', messages.email, 100)}
        type="email"
        description={messages.emailHint}
      />
      <div className={styles.pair}>
        <TextInput {...text('firstName', messages.firstName, 50)} />
        <TextInput {...text('lastName', messages.lastName, 50)} />
      </div>
      <div className={styles.pair}>
        <TextInput {...text('phone', messages.phone, 20)} type="tel" />
        <TextInput {...text('postalCode', messages.postalCode, 10)} />
      </div>
      <Checkbox
        label={messages.areNamesAsked}
        checked={draft.areNamesAsked}
        onChange={(event) => onChange({ areNamesAsked: event.currentTarget.checked })}
      />
      <Textarea {...text('note', messages.note, quoteNoteLimit)} autosize minRows={2} maxRows={8} />
      <Textarea
        {...text('internalNote', messages.internalNote, quoteNoteLimit)}
        description={messages.internalNoteHint}
        autosize
        minRows={1}
        maxRows={8}
      />
      <Terms {...props} />
    </div>
  )
}

function useText({ draft, onChange, problemOf }: Props) {
  return (name: TextName, label: string, maxLength: number) => ({
    label,
    maxLength,
    value: draft[name],
    error: problemOf(name),
    'data-path': name,
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ [name]: event.currentTarget.value }),
  })
}

function Language({ draft, onChange }: Pick<Props, 'draft' | 'onChange'>) {
  const messages = useMessages(quoteMessages)
  return (
    <div>
      <Text size="sm" fw={550} mb={4} id="quote-language">
        {messages.language}
      </Text>
      <SegmentedControl
        fullWidth
        size="xs"
        aria-labelledby="quote-language"
        value={draft.language}
        onChange={(language) => onChange({ language: language as 'fr' | 'en' })}
        data={(['fr', 'en'] as const).map((value) => ({ value, label: messages.languages[value] }))}
      />
    </div>
  )
}

/** Two fields side by side, aligned, with their hint below. */
const WithHint = ({ hint, children }: { hint: string; children: ReactNode }) => (
  <div>
    <div className={styles.pair}>{children}</div>
    <Text size="xs" c="dimmed" mt={4}>
      {hint}
    </Text>
  </div>
)

/** Discounts and payment terms. */
function Terms(props: Props) {
  const messages = useMessages(quoteMessages)
  const { today } = useDates()
  const { draft, onChange, problemOf, ceiling, results } = props
  const text = useText(props)
  return (
    <>
      <PromoCodes codes={draft.codes} onChange={(codes) => onChange({ codes })} results={results} />
      {ceiling !== undefined && ceiling > 0 && (
        <WithHint hint={`${messages.discountHint(ceiling)} ${messages.discountReasonHint}`}>
          <TextInput
            {...text('discount', messages.discount, 10)}
            error={problemOf('discount.settings')}
          />
          <TextInput
            {...text('discountReason', messages.discountReason, 75)}
            error={problemOf('discount.reason')}
          />
        </WithHint>
      )}
      <WithHint hint={messages.depositHint}>
        <PriceField
          label={messages.deposit}
          value={draft.deposit}
          error={problemOf('balance.deposit')}
          onChange={(deposit) => onChange({ deposit })}
        />
        <DayField
          label={messages.dueDate}
          value={draft.dueDate || null}
          min={today()}
          error={problemOf('balance.dueDate')}
          onChange={(day) => onChange({ dueDate: day ?? '' })}
        />
      </WithHint>
      <TextInput {...text('purchaseOrder', messages.purchaseOrder, 50)} />
    </>
  )
}
