import { Email } from '@guichet/contract/primitives.ts'
import { Button, TextInput } from '@mantine/core'
import { useState, type SubmitEvent } from 'react'
import { ProblemAlert } from '../kit/api/problem-alert.tsx'
import { problemOf } from '../kit/forms/field-problem.ts'
import { lazyPart } from '../kit/layout/lazy-part.ts'
import { mayOpen, useBusiness } from '../kit/session/business.ts'
import { useLanguage, useMessages } from '../kit/text/messages.ts'
import { clientMessages } from './actions/client.messages.ts'
import { MailLanguage } from './actions/mail-language.tsx'
import { isAwaitedPayment } from './awaited.rules.ts'
import { useAddEmail, type Order } from './orders.queries.ts'
import styles from './order.module.css'

// Loaded on demand, because few emails are wrong.
const CorrectClient = lazyPart(() => import('./actions/correct-client.tsx'), 'CorrectClient')

type Props = {
  order: Pick<
    Order,
    'publicId' | 'orderReferenceNumber' | 'language' | 'version' | 'payments' | 'invoice'
  >
  onAdded: (order: Order) => void
  /** Called when the order changed in the meantime, for example by another clerk. */
  onProblem?: () => void
}

/** Field for the email of a walk-in: the order gets a client, and the confirmation is sent. */
export function AddEmail({ order, onAdded, onProblem }: Props) {
  const messages = useMessages(clientMessages)
  const language = useLanguage()
  const [email, setEmail] = useState('')
  const [mailLanguage, setMailLanguage] = useState(order.language)
  const [isSubmitted, setSubmitted] = useState(false)
  const add = useAddEmail(onAdded, onProblem)
  const typed = email.trim()
  const problem = problemOf(Email, typed, language)
  const isAwaited = order.payments.some(isAwaitedPayment)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (problem) return
    add.mutate({
      params: { ref: order.orderReferenceNumber },
      body: { email: typed, language: mailLanguage, version: order.version },
    })
  }
  return (
    <form className={styles.addEmail} noValidate onSubmit={submit}>
      <TextInput
        label={messages.addEmail}
        description={isAwaited ? messages.addEmailUnpaid : messages.addEmailHint}
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={100}
        value={email}
        error={isSubmitted && problem}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <div className="row wraps between gap-8-16">
        <MailLanguage isShort value={mailLanguage} onChange={setMailLanguage} />
        <Button type="submit" variant="default" loading={add.isPending}>
          {isAwaited ? messages.addEmailSave : messages.addEmailSend}
        </Button>
      </div>
      <ProblemAlert error={add.error} />
    </form>
  )
}

/** Corrects the email of the order and sends the confirmation there, for staff with orders. */
export function SendElsewhere({ order, onClose }: { order: Order; onClose: () => void }) {
  const messages = useMessages(clientMessages)
  const [isOpen, setOpen] = useState(false)
  if (!mayOpen(useBusiness(), 'Orders')) return null
  return (
    <>
      <Button variant="subtle" onClick={() => setOpen(true)}>
        {messages.sendElsewhere}
      </Button>
      {isOpen && (
        <CorrectClient
          order={order}
          resends
          onClose={() => {
            setOpen(false)
            onClose()
          }}
        />
      )}
    </>
  )
}
