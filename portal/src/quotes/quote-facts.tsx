import { useDates } from '../kit/dates/dates.ts'
import { useMessages } from '../kit/text/messages.ts'
import { quoteMessages } from './quotes.messages.ts'
import type { Quote } from './quotes.queries.ts'
import styles from './quotes.module.css'

/** History of a quote. */
export function QuoteFacts({ quote }: { quote: Quote }) {
  const messages = useMessages(quoteMessages)
  const { moment } = useDates()
  const { history } = messages
  const answered = quote.answeredDateTimeUtc
  const facts = [
    history.created(quote.createdByName, moment(quote.createdDateTimeUtc)),
    quote.sentDateTimeUtc && history.sent(moment(quote.sentDateTimeUtc)),
    quote.remindedDateTimeUtc && history.reminded(moment(quote.remindedDateTimeUtc)),
    answered &&
      (quote.status === 'Declined' ? history.declined : history.accepted)(moment(answered)),
    answered && quote.isAnsweredByStaff && history.byStaff,
    quote.eventOn && messages.eventFact(quote.eventOn),
    messages.expiresFact(quote.expiresOn),
  ]
  return (
    <div className={styles.facts}>
      {facts.map((fact) => fact && <span key={fact}>{fact}</span>)}
    </div>
  )
}
