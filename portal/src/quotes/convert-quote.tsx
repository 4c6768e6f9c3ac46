import { centsOf } from '@guichet/contract/money.ts'
import { answersByPlace, missingIn } from '@guichet/contract/quotes/quote-guests.rules.ts'
import { Alert, Button, Stack, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { cashTaken, type CashPaid } from '../domain/pay/cash-paid.rules.ts'
import { ChangeToGive } from '../domain/pay/change-to-give.tsx'
import { focusPayment } from '../domain/pay/focus-payment.ts'
import {
  methodsOf,
  paidBody,
  type PaidBy,
  type ProviderMethod,
} from '../domain/pay/paid-by.rules.ts'
import { PayMethods } from '../domain/pay/pay-methods.tsx'
import { ProblemAlert } from '../kit/api/problem-alert.tsx'
import { useDates } from '../kit/dates/dates.ts'
import { DayField } from '../kit/dates/day-field.tsx'
import { Dialog } from '../kit/layout/dialog.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { useMoney } from '../kit/text/money.ts'
import { quoteMessages } from './quotes.messages.ts'
import { useConvertQuote, type Quote } from './quotes.queries.ts'

type Props = { quote: Quote; onClose: () => void }
/** Amount to pay with the order, in dollars: the deposit, or everything. */
const dueNow = ({ balance, invoice }: Quote) => balance?.deposit ?? invoice.finalCost

/** Makes an accepted quote an order; only the payment method remains to be chosen. */
export function ConvertQuote({ quote, onClose }: Props) {
  const messages = useMessages(quoteMessages)
  const navigate = useNavigate()
  const [made, setMade] = useState<{ ref: string; paid: CashPaid } | null>(null)
  const show = (ref: string) => {
    onClose()
    void navigate({ to: '/orders/$ref', params: { ref } })
  }
  const convert = useConvertQuote(({ orderReferenceNumber }, { body: { tendered } }) => {
    const ref = orderReferenceNumber!
    if (tendered === undefined) show(ref)
    else setMade({ ref, paid: cashTaken(centsOf(dueNow(quote)), centsOf(Number(tendered))) })
  })
  return (
    <Dialog
      title={messages.convertTitle}
      // The order exists already, so closing the dialog opens it.
      onClose={() => (made ? show(made.ref) : onClose())}
      isLocked={convert.isPending}
    >
      {made ? (
        <ChangeToGive paid={made.paid} onClose={() => show(made.ref)} />
      ) : (
        <ConvertForm quote={quote} convert={convert} onClose={onClose} />
      )}
    </Dialog>
  )
}

type FormProps = Props & { convert: ReturnType<typeof useConvertQuote> }
function ConvertForm({ quote, convert, onClose }: FormProps) {
  const messages = useMessages(quoteMessages)
  const { today } = useDates()
  const { balance } = quote
  const form = useRef<HTMLFormElement>(null)
  const isFree = dueNow(quote) === 0
  const [dueDate, setDueDate] = useState<string | null>(
    balance && balance.dueDate < today() ? null : (balance?.dueDate ?? null),
  )
  const make = (payment: { method: Paying | 'free'; reference?: string; tendered?: number }) =>
    convert.mutate({
      params: { id: quote.publicId },
      body: {
        version: quote.version,
        ...payment,
        ...(balance && dueDate && { balanceDueDate: dueDate }),
      },
    })
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isFree) make({ method: 'free' })
        else focusPayment(form.current)
      }}
    >
      <Stack gap="sm">
        <Promised quote={quote} />
        {balance && (
          <DayField
            label={messages.balanceDueDate}
            isRequired
            value={dueDate}
            min={today()}
            onChange={setDueDate}
          />
        )}
        {!isFree && (
          <PayNow
            quote={quote}
            isDisabled={convert.isPending}
            busy={convert.isPending ? convert.variables.body.method : null}
            onPay={make}
          />
        )}
      </Stack>
      <div className="row wraps gap-8 above-12">
        {isFree && (
          <Button type="submit" loading={convert.isPending}>
            {messages.convert}
          </Button>
        )}
        <Button variant="default" disabled={convert.isPending} onClick={onClose}>
          {messages.cancel}
        </Button>
      </div>
      <ProblemAlert error={convert.error} />
    </form>
  )
}

function Promised({ quote }: { quote: Quote }) {
  const messages = useMessages(quoteMessages)
  const money = useMoney()
  const { balance, invoice } = quote
  const missing = missingIn(quote, answersByPlace(quote.answers))
  return (
    <>
      <Text>
        {messages.convertText(money(invoice.finalCost))}{' '}
        {balance && messages.convertDeposit(money(balance.deposit))}
      </Text>
      {missing > 0 && (
        <Alert color="orange" variant="light" icon={<IconAlertTriangle size={18} aria-hidden />}>
          {messages.answersMissing(missing)} {messages.answersLater}
        </Alert>
      )}
    </>
  )
}

type Paying = PaidBy<ProviderMethod>['method']
type PayProps = {
  quote: Quote
  isDisabled: boolean
  busy: string | null
  onPay: (payment: { method: Paying; reference?: string; tendered?: number }) => void
}
function PayNow({ quote, isDisabled, busy, onPay }: PayProps) {
  const messages = useMessages(quoteMessages)
  const methods = methodsOf(quote.payment)
  return (
    <>
      <PayMethods
        label={messages.method}
        methods={methods}
        cents={centsOf(dueNow(quote))}
        isDisabled={isDisabled}
        busy={busy}
        isReferenceRequired={quote.payment?.isTerminalReferenceRequired ?? false}
        onPay={(by: PaidBy<ProviderMethod>) => onPay(paidBody(by))}
      />
      {methods.includes('link') && quote.client.email && (
        <Text size="sm" c="dimmed">
          {messages.linkGoesTo(quote.client.email)}
        </Text>
      )}
    </>
  )
}
