import { sentenceOf } from '@guichet/contract/rules.messages.ts'
import { Alert, Button, TextInput } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useDates } from '../../kit/dates/dates.ts'
import { Dialog } from '../../kit/layout/dialog.tsx'
import { useLanguage, useMessages } from '../../kit/text/messages.ts'
import type { CounterMethod, PaidBy } from './paid-by.rules.ts'
import { payMessages } from './pay.messages.ts'
import { useKnownReference, type PaidOrder } from './use-known-reference.ts'

type Props = {
  /** Methods that may be paid with the reference. Enter takes the first. */
  methods: readonly CounterMethod[]
  /** The formatted amount. */
  amount: string
  /** Whether no payment is recorded without a reference. */
  isRequired: boolean
  onTake: (by: PaidBy) => void
  onClose: () => void
}

/** Dialog for the reference of a payment: printed by a terminal, or the number of a cheque. */
export function AskReference({ methods, amount, isRequired, onTake, onClose }: Props) {
  const messages = useMessages(payMessages)
  const language = useLanguage()
  const dates = useDates()
  const [typed, setTyped] = useState('')
  const [isMissing, setMissing] = useState(false)
  const reference = typed.trim()
  const field = useRef<HTMLInputElement>(null)
  const knownReference = useKnownReference()
  const [checking, setChecking] = useState<CounterMethod | null>(null)
  // A reference of another payment is warned about once; pressed again, it is taken.
  const [known, setKnown] = useState<{ reference: string; order: PaidOrder } | null>(null)
  const take = async (method: CounterMethod) => {
    const lacks = isRequired && !reference
    setMissing(lacks)
    if (lacks) return field.current?.focus()
    if (checking) return
    if (reference && known?.reference !== reference) {
      setChecking(method)
      const order = await knownReference(reference)
      setChecking(null)
      if (order) return setKnown({ reference, order })
    }
    onTake({ method, ...(reference && { reference }) })
  }
  const isOther = methods.every((method) => method === 'other')
  const what = isOther ? messages.otherPayment : messages.reference
  return (
    <Dialog title={`${what} · ${amount}`} size={400} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void take(methods[0]!)
        }}
      >
        <TextInput
          ref={field}
          data-autofocus
          data-field="reference"
          label={isOther ? messages.otherLabel : messages.referenceLabel}
          value={typed}
          maxLength={100}
          autoComplete="off"
          required={isRequired}
          onChange={(event) => setTyped(event.currentTarget.value)}
          error={isMissing && !reference ? sentenceOf('required', language) : null}
        />
        {known?.reference === reference && (
          <Alert
            className="above-12"
            color="orange"
            role="alert"
            icon={<IconAlertTriangle size={18} aria-hidden />}
          >
            {messages.knownReference(
              known.order.orderReferenceNumber,
              dates.moment(known.order.completedDateTimeUtc ?? known.order.createdDateTimeUtc),
            )}
          </Alert>
        )}
        <div className="row gap-8 above-12">
          {methods.map((method, place) => (
            <Button
              key={method}
              type={place === 0 ? 'submit' : 'button'}
              variant={place === 0 ? 'filled' : 'default'}
              size="md"
              flex={1}
              loading={checking === method}
              {...(place > 0 && { onClick: () => void take(method) })}
            >
              {messages.methodOf(messages.methods[method], amount)}
            </Button>
          ))}
        </div>
      </form>
    </Dialog>
  )
}
