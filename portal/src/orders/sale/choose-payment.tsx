import { sentenceOf } from '@guichet/contract/rules.messages.ts'
import { Text, TextInput } from '@mantine/core'
import { ChoiceCards } from '../../kit/forms/choice-cards.tsx'
import { useLanguage, useMessages } from '../../kit/text/messages.ts'
import { lacksReference, type Payment } from './check-out.rules.ts'
import { sellMessages } from './sell.messages.ts'

type Props = {
  payment: Payment
  onChange: (payment: Payment) => void
  isFree: boolean
  areAllShown: boolean
}

/**
 * How the money came in. The card's reference is what the accountant matches with the terminal, so
 * it is asked for.
 */
export function ChoosePayment({ payment, onChange, isFree, areAllShown }: Props) {
  const messages = useMessages(sellMessages)
  const language = useLanguage()
  if (isFree)
    return (
      <Text size="sm" c="dimmed">
        {messages.nothingToPay}
      </Text>
    )
  return (
    <>
      <ChoiceCards
        legend={messages.payment}
        value={payment.method}
        onChange={(method) => onChange({ ...payment, method: method as Payment['method'] })}
        choices={(['cash', 'card', 'other'] as const).map((method) => ({
          value: method,
          content: messages.methods[method],
        }))}
      />
      {payment.method !== 'cash' && (
        <TextInput
          mt={8}
          data-field="reference"
          label={payment.method === 'card' ? messages.reference : messages.referenceOptional}
          required={payment.method === 'card'}
          withAsterisk={false}
          value={payment.reference}
          maxLength={100}
          autoComplete="off"
          onChange={(event) => onChange({ ...payment, reference: event.currentTarget.value })}
          error={areAllShown && lacksReference(payment) ? sentenceOf('required', language) : null}
        />
      )}
    </>
  )
}
