import { toDollars } from '@guichet/contract/money.ts'
import { cashFor, likelyTenders } from '@guichet/contract/orders/cash.ts'
import { sentenceOf } from '@guichet/contract/rules.messages.ts'
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { lazyPart } from '../../kit/layout/lazy-part.ts'
import { TotalsList } from '../../kit/tables/totals-list.tsx'
import { useLanguage, useMessages } from '../../kit/text/messages.ts'
import { useMoney, useWholeDollars } from '../../kit/text/money.ts'
import type { CounterMethod, PaidBy, ProviderMethod } from './paid-by.rules.ts'
import { payMessages } from './pay.messages.ts'
import styles from './pay.module.css'

// Loaded when another amount than those of the buttons is tendered.
const TenderPad = lazyPart(() => import('./tender-pad.tsx'), 'TenderPad')
/** Number of amounts that fit on a row. */
const mostTenders = 3

type Props<More extends ProviderMethod> = {
  /** Names the buttons for screen readers. */
  label: string
  methods: readonly (CounterMethod | More)[]
  /** Amount due in cents, before cash rounding. */
  cents: number
  /** A newer amount is loading. */
  isOld?: boolean
  isDisabled: boolean
  /** Method of the payment in progress. */
  busy: string | null
  /** The money goes to the client, so nothing is tendered. */
  isGivenOut?: boolean
  reference: ReferenceOfPayment
  onPay: (by: PaidBy<More>) => void
}
type ReferenceOfPayment = {
  value: string
  onChange: (reference: string) => void
  /** The business requires the reference of card payments. */
  isRequired?: boolean
  isMissing?: boolean
}

/** Payment in one click: each button is a method. */
export function PayMethods<More extends ProviderMethod = never>(props: Props<More>) {
  const { label, methods, isDisabled, busy, reference, onPay } = props
  const messages = useMessages(payMessages)
  const names: Record<string, string> = messages.methods
  return (
    <fieldset className="shrinks" aria-label={label}>
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
/** Buttons for the exact amount, for the bills likely to be tendered, and for any other amount. */
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
        <TenderPad
          dueCents={dueCents}
          onClose={() => setTyping(false)}
          onTake={(cents) => {
            setTyping(false)
            onTake(cents)
          }}
        />
      )}
    </div>
  )
}

type ReferenceProps = ReferenceOfPayment & { onEnter: () => void }
/** Reference printed by the terminal: shown if the business requires it, otherwise on demand. */
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
