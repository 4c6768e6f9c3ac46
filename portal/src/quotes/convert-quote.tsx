import { Alert, Button, Radio, Stack, Text, TextInput } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ProblemAlert } from '../kit/api/problem-alert.tsx'
import { useDates } from '../kit/dates/dates.ts'
import { DayField } from '../kit/dates/day-field.tsx'
import { Dialog } from '../kit/layout/dialog.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { useMoney } from '../kit/text/money.ts'
import { answersByPlace, missingIn } from './quote-guests.rules.ts'
import { quoteMessages } from './quotes.messages.ts'
import { useConvertQuote, type Quote } from './quotes.queries.ts'
import styles from './quotes.module.css'

const methods = ['link', 'cash', 'card', 'other'] as const
type Method = (typeof methods)[number]

/** The order of an accepted quote: what it is paid with is all that is left to say. */
export function ConvertQuote({ quote, onClose }: { quote: Quote; onClose: () => void }) {
  const messages = useMessages(quoteMessages)
  const money = useMoney()
  const navigate = useNavigate()
  const { today } = useDates()
  const { balance, invoice } = quote
  const isFree = invoice.finalCost === 0
  const missing = missingIn(quote, answersByPlace(quote.answers))
  const [method, setMethod] = useState<Method>(quote.client.email ? 'link' : 'cash')
  const [reference, setReference] = useState('')
  const [dueDate, setDueDate] = useState<string | null>(
    balance && balance.dueDate < today() ? null : (balance?.dueDate ?? null),
  )
  const convert = useConvertQuote(({ orderReferenceNumber }) => {
    onClose()
    void navigate({ to: '/orders/$ref', params: { ref: orderReferenceNumber! } })
  })
  const submit = () =>
    convert.mutate({
      params: { id: quote.publicId },
      body: {
        version: quote.version,
        method: isFree ? 'free' : method,
        ...(reference.trim() && method !== 'link' && { reference: reference.trim() }),
        ...(balance && dueDate && { balanceDueDate: dueDate }),
      },
    })
  return (
    <Dialog title={messages.convertTitle} onClose={onClose} isLocked={convert.isPending}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Stack gap="sm">
          <Text>
            {messages.convertText(money(invoice.finalCost))}{' '}
            {balance && messages.convertDeposit(money(balance.deposit))}
          </Text>
          {missing > 0 && (
            <Alert
              color="yellow"
              variant="light"
              icon={<IconAlertTriangle size={18} aria-hidden />}
            >
              {messages.answersMissing(missing)} {messages.answersLater}
            </Alert>
          )}
          {!isFree && (
            <Radio.Group
              label={messages.method}
              value={method}
              onChange={(value) => setMethod(value as Method)}
            >
              <Stack gap={8} mt={8}>
                {methods.map((value) => (
                  <Radio key={value} value={value} label={messages.methods[value]} />
                ))}
              </Stack>
            </Radio.Group>
          )}
          {!isFree && method !== 'link' && (
            <TextInput
              label={messages.reference}
              maxLength={100}
              value={reference}
              onChange={(event) => setReference(event.currentTarget.value)}
            />
          )}
          {balance && (
            <DayField
              label={messages.balanceDueDate}
              isRequired
              value={dueDate}
              min={today()}
              onChange={setDueDate}
            />
          )}
        </Stack>
        <div className={styles.foot}>
          <Button type="submit" loading={convert.isPending}>
            {messages.convert}
          </Button>
          <Button variant="default" disabled={convert.isPending} onClick={onClose}>
            {messages.cancel}
          </Button>
        </div>
        <ProblemAlert error={convert.error} />
      </form>
    </Dialog>
  )
}
