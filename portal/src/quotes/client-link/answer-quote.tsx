import { declineLimit } from '@guichet/contract/quotes/quote-view.ts'
import { Alert, Button, Text, Textarea } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { isApiError } from '../../kit/api/api-error.ts'
import { useProblemMessage } from '../../kit/api/problem-message.ts'
import { Confirm } from '../../kit/layout/confirm.tsx'
import { useMessages } from '../../kit/text/messages.ts'
import { useMoney } from '../../kit/text/money.ts'
import { quoteLinkMessages } from './quote-link.messages.ts'
import { useQuoteAnswer, type LinkQuote } from './quote-link.queries.ts'
import styles from './quote-link.module.css'

/** Accepts or declines, each after a confirmation; shows why an answer is no longer possible. */
export function AnswerQuote({ quote, token }: { quote: LinkQuote; token: string }) {
  const messages = useMessages(quoteLinkMessages)
  const money = useMoney()
  const [asked, setAsked] = useState<'Accepted' | 'Declined' | null>(null)
  const [reason, setReason] = useState('')
  const answer = useQuoteAnswer(token)
  const isOpen = quote.status === 'Sent'
  const send = () =>
    answer.mutate(
      {
        version: quote.version,
        answer: asked!,
        ...(asked === 'Declined' && reason.trim() && { reason: reason.trim() }),
      },
      { onSettled: () => setAsked(null) },
    )
  if (!isOpen && !answer.error) return null
  return (
    <section className="panel below-16 padded" aria-labelledby="answer">
      <h2 id="answer" className={styles.heading}>
        {messages.answer}
      </h2>
      <WhyNot error={answer.error} />
      {isOpen && (
        <div className="wrapping gap-10 above-12">
          <Button size="md" loading={answer.isPending} onClick={() => setAsked('Accepted')}>
            {messages.accept}
          </Button>
          <Button
            size="md"
            variant="default"
            disabled={answer.isPending}
            onClick={() => setAsked('Declined')}
          >
            {messages.decline}
          </Button>
        </div>
      )}
      {asked && (
        <Confirm
          title={asked === 'Accepted' ? messages.acceptTitle : messages.declineTitle}
          verb={asked === 'Accepted' ? messages.accept : messages.decline}
          safe={messages.back}
          isPending={answer.isPending}
          onClose={() => setAsked(null)}
          onConfirm={send}
        >
          {asked === 'Accepted' ? (
            messages.acceptText(money(quote.invoice.finalCost))
          ) : (
            <>
              <Text mb="sm">{messages.declineText}</Text>
              <Textarea
                label={messages.reason}
                maxLength={declineLimit}
                autosize
                minRows={2}
                value={reason}
                onChange={(event) => setReason(event.currentTarget.value)}
              />
            </>
          )}
        </Confirm>
      )}
    </section>
  )
}

function WhyNot({ error }: { error: unknown }) {
  const messages = useMessages(quoteLinkMessages)
  const say = useProblemMessage()
  if (!error) return null
  const text = () => {
    if (isApiError(error, 'NotEnoughInventory', 'NotOnSale', 'QuoteOutdated')) return messages.gone
    if (isApiError(error, 'StaleVersion')) return messages.changed
    return isApiError(error, 'QuoteNotOpen') ? messages.closed : say(error)
  }
  return (
    <Alert
      role="alert"
      color="red"
      variant="light"
      icon={<IconAlertTriangle size={18} aria-hidden />}
    >
      {text()}
    </Alert>
  )
}
