import { sentenceOf } from '@guichet/contract/rules.messages.ts'
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '../../kit/layout/dialog.tsx'
import { useLanguage, useMessages } from '../../kit/text/messages.ts'
import type { CounterMethod, PaidBy } from './paid-by.rules.ts'
import { payMessages } from './pay.messages.ts'

type Props = {
  /** Methods that may be paid with the reference. Enter takes the first. */
  methods: readonly CounterMethod[]
  onTake: (by: PaidBy) => void
  onClose: () => void
}

/** Dialog for the reference printed by a terminal, without which no payment is recorded here. */
export function AskReference({ methods, onTake, onClose }: Props) {
  const messages = useMessages(payMessages)
  const language = useLanguage()
  const [typed, setTyped] = useState('')
  const [isMissing, setMissing] = useState(false)
  const reference = typed.trim()
  const take = (method: CounterMethod) => {
    setMissing(!reference)
    if (reference) onTake({ method, reference })
  }
  return (
    <Dialog title={messages.reference} size={400} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          take(methods[0]!)
        }}
      >
        <TextInput
          data-autofocus
          data-field="reference"
          label={messages.referenceLabel}
          value={typed}
          maxLength={100}
          autoComplete="off"
          required
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
              {messages.methods[method]}
            </Button>
          ))}
        </div>
      </form>
    </Dialog>
  )
}
