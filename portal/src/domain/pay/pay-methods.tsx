import { toDollars } from '@guichet/contract/money.ts'
import { cashFor, likelyTenders } from '@guichet/contract/orders/cash.ts'
import { sentenceOf } from '@guichet/contract/rules.messages.ts'
import { Button, TextInput } from '@mantine/core'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../kit/layout/late.ts'
import { TotalsList } from '../../kit/tables/totals-list.tsx'
import { useLanguage, useMessages } from '../../kit/text/messages.ts'
import { useMoney, useWholeDollars } from '../../kit/text/money.ts'
import type { CounterMethod, PaidBy, ProviderMethod } from './paid-by.rules.ts'
import { payMessages } from './pay.messages.ts'
import styles from './pay.module.css'

// Fetched when somebody hands over something else than a bill.
const TenderPad = lazyPart(() =>
  import('./tender-pad.tsx').then((module) => ({ default: module.TenderPad })),
)
/** As many amounts as fit beside each other. */
const mostTenders = 3

type Props<More extends ProviderMethod> = {
  /** What the buttons do, for whoever does not see them. */
  label: string
  methods: readonly (CounterMethod | More)[]
  /** What is paid, in cents, before cash is rounded. */
  cents: number
  /** A newer amount is on its way. */
  isOld?: boolean
  isDisabled: boolean
  /** The way to pay whose button was pressed, while it is under way. */
  busy: string | null
  /** The client is paid, and hands over nothing. */
  isGivenOut?: boolean
  reference: ReferenceOfPayment
  onPay: (by: PaidBy<More>) => void
}
type ReferenceOfPayment = {
  value: string
  onChange: (reference: string) => void
  /** The accountant of this business matches the reference of a card with the terminal. */
  isRequired?: boolean
  isMissing?: boolean
}

/** One press, and it is paid: each button says how. */
export function PayMethods<More extends ProviderMethod = never>(props: Props<More>) {
  const { label, methods, isDisabled, busy, reference, onPay } = props
  const messages = useMessages(payMessages)
  const names: Record<string, string> = messages.methods
  return (
    <fieldset className={styles.pay} aria-label={label}>
      <CashButtons {...props} />
      <div className={styles.methods}>
        {methods
          .filter((method) => method !== 'cash')
          .map((method) => (
            <Button
              key={method}
              data-pay
              size="md"
              variant="default"
              disabled={isDisabled}
              loading={busy === method}
              onClick={() => onPay({ method })}
            >
              {names[method]}
            </Button>
          ))}
      </div>
      <Reference {...reference} onEnter={() => !isDisabled && onPay({ method: 'card' })} />
    </fieldset>
  )
}

type CashProps = Pick<
  Props<never>,
  'cents' | 'isOld' | 'isDisabled' | 'busy' | 'isGivenOut' | 'onPay'
>
/** Exactly what is due, the bills that clients are likely to hand over, or any other amount. */
function CashButtons({ cents, isOld = false, isDisabled, busy, isGivenOut, onPay }: CashProps) {
  const dueCents = cashFor(cents)
  const messages = useMessages(payMessages)
  const money = useMoney()
  const due = money(toDollars(dueCents))
  return (
    <>
      {dueCents !== cents && (
        <TotalsList isOld={isOld} rows={[{ label: messages.rounded, amount: due }]} />
      )}
      <Button
        data-pay
        fullWidth
        size="md"
        mt={8}
        disabled={isDisabled}
        loading={busy === 'cash'}
        onClick={() => onPay({ method: 'cash' })}
      >
        {isOld ? messages.methods.cash : messages.cashOf(due)}
      </Button>
      {!isGivenOut && (
        <Tenders
          dueCents={dueCents}
          isDisabled={isDisabled}
          onTake={(tenderedCents) => onPay({ method: 'cash', tenderedCents })}
        />
      )}
    </>
  )
}

type TendersProps = { dueCents: number; isDisabled: boolean; onTake: (cents: number) => void }
function Tenders({ dueCents, isDisabled, onTake }: TendersProps) {
  const messages = useMessages(payMessages)
  const money = useMoney()
  const bill = useWholeDollars()
  const [isTyping, setTyping] = useState(false)
  const inDollars = (amount: number) => money(toDollars(amount))
  return (
    <div className={styles.tenders}>
      {likelyTenders(dueCents)
        .slice(0, mostTenders)
        .map((tender) => (
          <Button
            key={tender}
            variant="light"
            disabled={isDisabled}
            aria-label={messages.tender(inDollars(tender), inDollars(tender - dueCents))}
            onClick={() => onTake(tender)}
          >
            {bill(toDollars(tender))}
          </Button>
        ))}
      <Button
        variant="light"
        disabled={isDisabled}
        aria-label={messages.otherAmount}
        onClick={() => setTyping(true)}
      >
        …
      </Button>
      {isTyping && (
        <Suspense fallback={null}>
          <TenderPad
            dueCents={dueCents}
            onClose={() => setTyping(false)}
            onTake={(cents) => {
              setTyping(false)
              onTake(cents)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

type ReferenceProps = ReferenceOfPayment & { onEnter: () => void }
/** What the terminal printed: asked for where the business matches it, elsewhere for who wants it. */
function Reference({
  value,
  onChange,
  isRequired = false,
  isMissing = false,
  onEnter,
}: ReferenceProps) {
  const messages = useMessages(payMessages)
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  if (!isRequired && !isOpen && !value)
    return (
      <Button variant="subtle" mt={4} onClick={() => setOpen(true)}>
        {messages.addReference}
      </Button>
    )
  return (
    <TextInput
      mt={8}
      data-field="reference"
      label={isRequired ? messages.referenceRequired : messages.reference}
      value={value}
      maxLength={100}
      autoComplete="off"
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onEnter()
      }}
      error={isMissing ? sentenceOf('required', language) : null}
    />
  )
}
