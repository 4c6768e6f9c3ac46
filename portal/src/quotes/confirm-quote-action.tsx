import { declineLimit } from '@guichet/contract/quotes/quote-view.ts'
import { Textarea } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ProblemAlert } from '../kit/api/problem-alert.tsx'
import { Confirm } from '../kit/layout/confirm.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { quoteMessages } from './quotes.messages.ts'
import { useAnswerQuote, useDeleteQuote, useReviseQuote, type Quote } from './quotes.queries.ts'

export type QuoteActionToConfirm = 'accept' | 'decline' | 'revise' | 'delete'

/** Confirmations before actions on a quote. */
export function ConfirmQuoteAction({
  question,
  ...asked
}: DialogProps & { question: QuoteActionToConfirm }) {
  if (question === 'revise') return <Revise {...asked} />
  if (question === 'delete') return <Delete {...asked} />
  return <Answer {...asked} isAccepted={question === 'accept'} />
}

type DialogProps = { quote: Quote; onClose: () => void }

/** Records an answer that the client gave by telephone or on paper. */
function Answer({ quote, isAccepted, onClose }: DialogProps & { isAccepted: boolean }) {
  const messages = useMessages(quoteMessages)
  const [reason, setReason] = useState('')
  const answer = useAnswerQuote(onClose)
  return (
    <Confirm
      title={isAccepted ? messages.acceptTitle : messages.declineTitle}
      verb={isAccepted ? messages.accept : messages.decline}
      isPending={answer.isPending}
      onClose={onClose}
      onConfirm={() =>
        answer.mutate({
          params: { id: quote.publicId },
          body: {
            version: quote.version,
            answer: isAccepted ? 'Accepted' : 'Declined',
            ...(!isAccepted && reason.trim() && { reason: reason.trim() }),
          },
        })
      }
    >
      <p>{isAccepted ? messages.acceptText : messages.declineText}</p>
      {!isAccepted && (
        <Textarea
          label={messages.reason}
          maxLength={declineLimit}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
      <ProblemAlert error={answer.error} />
    </Confirm>
  )
}

function Revise({ quote, onClose }: DialogProps) {
  const messages = useMessages(quoteMessages)
  const revise = useReviseQuote()
  return (
    <Confirm
      title={messages.reviseTitle}
      verb={messages.revise}
      isPending={revise.isPending}
      onClose={onClose}
      onConfirm={() =>
        revise.mutate(
          { params: { id: quote.publicId }, body: { version: quote.version } },
          { onSettled: onClose },
        )
      }
    >
      {messages.reviseText}
    </Confirm>
  )
}

function Delete({ quote, onClose }: DialogProps) {
  const messages = useMessages(quoteMessages)
  const navigate = useNavigate()
  const remove = useDeleteQuote(
    () => void navigate({ to: '/quotes', search: {}, ignoreBlocker: true }),
  )
  return (
    <Confirm
      title={messages.deleteTitle}
      verb={messages.delete}
      isDangerous
      isPending={remove.isPending}
      onClose={onClose}
      onConfirm={() => remove.mutate({ params: { id: quote.publicId } }, { onError: onClose })}
    >
      {messages.deleteText}
    </Confirm>
  )
}
