import { sentenceOf } from '@guichet/contract/rules.messages.ts'
import { Button, TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import { Dialog } from '../../kit/layout/dialog.tsx'
import { useLanguage, useMessages } from '../../kit/text/messages.ts'
import type { CounterMethod, PaidBy } from './paid-by.rules.ts'
import { payMessages } from './pay.messages.ts'

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
  const [typed, setTyped] = useState('')
  const [isMissing, setMissing] = useState(false)
  const reference = typed.trim()
  const field = useRef<HTMLInputElement>(null)
  const take = (method: CounterMethod) => {
    const lacks = isRequired && !reference
    setMissing(lacks)
    if (lacks) return field.current?.focus()
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
          take(methods[0]!)
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
        <div className="row gap-8 above-12">
          {methods.map((method, place) => (
            <Button
              key={method}
              type={place === 0 ? 'submit' : 'button'}
              variant={place === 0 ? 'filled' : 'default'}
              size="md"
              flex={1}
              {...(place > 0 && { onClick: () => take(method) })}
            >
              {messages.methodOf(messages.methods[method], amount)}
            </Button>
          ))}
        </div>
      </form>
    </Dialog>
  )
}
