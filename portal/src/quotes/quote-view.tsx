import { Text } from '@mantine/core'
import { useDates } from '../kit/dates/dates.ts'
import { AnchorLink } from '../kit/layout/links.tsx'
import { TotalsList } from '../kit/tables/totals-list.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { useMoney } from '../kit/text/money.ts'
import { HoldPlaces } from './hold-quote.tsx'
import { QuoteClient } from './quote-client.tsx'
import { QuoteGuests } from './quote-guests.tsx'
import { QuoteInvoice } from './quote-invoice.tsx'
import { quoteMessages } from './quotes.messages.ts'
import type { Quote } from './quotes.queries.ts'
import styles from './quotes.module.css'

/** Read-only view of a quote that can no longer be edited: its lines, client and history. */
export function QuoteView({ quote }: { quote: Quote }) {
  const messages = useMessages(quoteMessages)
  const { timeZone } = useDates()
  return (
    <div className={styles.columns}>
      <div className="stack gap-16 shrinks">
        <section className="panel shrinks padded" aria-labelledby="quote-lines">
          <h2 id="quote-lines" className="size-14 strong below-8">
            {quote.title}
          </h2>
          <QuoteInvoice invoice={quote.invoice} timeZone={timeZone} />
          <Deposit quote={quote} />
        </section>
        {(quote.areNamesAsked || quote.forms.length > 0) && <QuoteGuests quote={quote} />}
      </div>
      <div className="panel shrinks padded stack gap-16 shrinks">
        {quote.orderReferenceNumber && (
          <section aria-labelledby="quote-order">
            <h2 id="quote-order" className="size-14 strong below-8">
              {messages.order}
            </h2>
            <AnchorLink to="/orders/$ref" params={{ ref: quote.orderReferenceNumber }}>
              {messages.orderOf(quote.orderReferenceNumber)}
            </AnchorLink>
          </section>
        )}
        <QuoteClient quote={quote} />
        {quote.can.hold && <HoldPlaces quote={quote} />}
        <Words title={messages.codes} words={quote.rebateCodes.join(', ') || null} />
        <Words title={messages.reason} words={quote.declineReason} />
        <Words title={messages.note} words={quote.note} />
        <Words title={messages.internalNote} words={quote.internalNote} />
      </div>
    </div>
  )
}

function Deposit({ quote: { balance } }: { quote: Quote }) {
  const messages = useMessages(quoteMessages)
  const money = useMoney()
  if (!balance) return null
  return (
    <div className={styles.totals}>
      <TotalsList
        rows={[
          { label: messages.deposit, amount: money(balance.deposit) },
          { label: messages.dueDate, amount: balance.dueDate },
        ]}
      />
    </div>
  )
}

function Words({ title, words }: { title: string; words: string | null }) {
  if (!words) return null
  return (
    <section>
      <h2 className="size-14 strong below-8">{title}</h2>
      <Text size="sm" className={styles.prose!}>
        {words}
      </Text>
    </section>
  )
}
