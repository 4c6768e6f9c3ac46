import { toDollars } from '@guichet/contract/money.ts'
import { cashFor } from '@guichet/contract/orders/cash.ts'
import { sentenceOf } from '@guichet/contract/rules.messages.ts'
import { Text, TextInput } from '@mantine/core'
import { ChoiceCards } from '../../kit/forms/choice-cards.tsx'
import { useLanguage, useMessages } from '../../kit/text/messages.ts'
import { useMoney } from '../../kit/text/money.ts'
import { cashMessages } from '../cash.messages.ts'
import { missingOfPayment, type Payment } from './check-out.rules.ts'
import { sellMessages } from './sell.messages.ts'

type Props<Method extends Payment['method']> = {
  payment: { method: Method; reference: string }
  onChange: (payment: { method: Method; reference: string }) => void
  /** The ways to pay that are offered here. */
  methods: readonly NonNullable<Method>[]
  isFree: boolean
  isReferenceRequired: boolean
  areAllShown: boolean
  /** What is paid, in cents, where it is known: cash is rounded. */
  cents?: number | null
  /** What to say of a way to pay, where it is not what a sale says. */
  hints?: { link?: string }
}

/** How the money came in, which nobody but the clerk knows; and what the terminal printed. */
export function ChoosePayment<Method extends Payment['method']>({
  payment,
  onChange,
  methods,
  isFree,
  isReferenceRequired,
  areAllShown,
  cents = null,
  hints = {},
}: Props<Method>) {
  const messages = useMessages(sellMessages)
  const language = useLanguage()
  if (isFree)
    return (
      <Text size="sm" c="dimmed">
        {messages.nothingToPay}
      </Text>
    )
  const isCard = payment.method === 'card'
  const isRequired = isCard && isReferenceRequired
  const missing = areAllShown ? missingOfPayment({ payment, isFree, isReferenceRequired }) : null
  return (
    <>
      <ChoiceCards
        legend={messages.payment}
        value={payment.method}
        onChange={(method) => onChange({ ...payment, method })}
        choices={methods.map((method) => ({
          value: method,
          content: messages.methods[method],
        }))}
        field="method"
        error={missing === 'method' ? messages.noMethod : null}
      />
      <Hint method={payment.method} ofLink={hints.link ?? messages.linkHint} />
      {payment.method === 'cash' && <CashHint cents={cents} />}
      {(isCard || payment.method === 'other') && (
        <TextInput
          mt={8}
          data-field="reference"
          label={messages.referenceOf(isCard, isRequired)}
          required={isRequired}
          value={payment.reference}
          maxLength={100}
          autoComplete="off"
          onChange={(event) => onChange({ ...payment, reference: event.currentTarget.value })}
          error={missing === 'reference' ? sentenceOf('required', language) : null}
        />
      )}
    </>
  )
}

/** Cash that differs from the amount, as there is no smaller coin. */
function CashHint({ cents }: { cents: number | null }) {
  const messages = useMessages(cashMessages)
  const money = useMoney()
  if (cents === null || cashFor(cents) === cents) return null
  return (
    <Text mt={8} size="sm" fw={550}>
      {messages.inCash} {money(toDollars(cashFor(cents)))}
    </Text>
  )
}

/** What becomes of a payment that the client makes elsewhere. */
function Hint({ method, ofLink }: { method: Payment['method']; ofLink: string }) {
  const messages = useMessages(sellMessages)
  if (method !== 'link' && method !== 'terminal') return null
  return (
    <Text mt={8} size="sm" c="dimmed">
      {method === 'link' ? ofLink : messages.terminalHint}
    </Text>
  )
}
