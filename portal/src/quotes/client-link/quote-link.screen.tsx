import { centsOf, toDollars } from '@guichet/contract/money.ts'
import { Button, Text } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import { ClientPage, useTokenInAddress } from '../../domain/client-page.tsx'
import { dayOf } from '../../kit/dates/dates.ts'
import { TotalsList } from '../../kit/tables/totals-list.tsx'
import { dateFormat } from '../../kit/text/formats.ts'
import { useLanguage, useLocalized, useMessages } from '../../kit/text/messages.ts'
import { useMoney } from '../../kit/text/money.ts'
import { QuoteInvoice } from '../quote-invoice.tsx'
import { QuoteStatusBadge } from '../quote-status-badge.tsx'
import { AnswerQuote } from './answer-quote.tsx'
import { FillGuests } from './fill-guests.tsx'
import { quoteLinkMessages } from './quote-link.messages.ts'
import { useLinkPaper, useQuoteLink, type LinkQuote, type LinkView } from './quote-link.queries.ts'
import styles from './quote-link.module.css'

/** Page on which a client reads and answers a quote. */
export function QuoteLinkScreen() {
  const token = useTokenInAddress()
  return <LinkPage key={token} token={token} />
}

function LinkPage({ token }: { token: string }) {
  const link = useQuoteLink(token)
  return (
    <ClientPage
      link={link}
      messages={quoteLinkMessages}
      languageOf={({ quote }) => quote?.language}
      isWide
    >
      {(view) => <Page view={view} token={token} />}
    </ClientPage>
  )
}

function Page({ view, token }: { view: LinkView; token: string }) {
  const messages = useMessages(quoteLinkMessages)
  if (view.quote) return <Offered view={view} quote={view.quote} token={token} />
  return (
    <>
      <h1 className={styles.title} tabIndex={-1}>
        {messages.revisedTitle}
      </h1>
      <Text mb="md">{messages.revised}</Text>
    </>
  )
}

type OfferedProps = { view: LinkView; quote: LinkQuote; token: string }
function Offered({ view, quote, token }: OfferedProps) {
  const messages = useMessages(quoteLinkMessages)
  const localized = useLocalized()
  const paper = useLinkPaper(token)
  const { business, firstName } = view
  const { status } = quote
  return (
    <>
      <div className={styles.head}>
        <Text c="dimmed">{messages.number(quote.number)}</Text>
        {/* The client has received the quote: the status `Sent` is useful to staff only. */}
        {status !== 'Sent' && <QuoteStatusBadge status={status} />}
      </div>
      <h1 className={styles.title} tabIndex={-1}>
        {quote.title}
      </h1>
      <Text mb="md" component="output" display="block">
        {messages.hello(firstName)} {messages.texts[status]}
      </Text>
      {quote.note && (
        <section className="panel below-16 padded">
          <h2 className={styles.heading}>{messages.noteFrom(localized(business.name))}</h2>
          <p className={styles.prose}>{quote.note}</p>
        </section>
      )}
      <section className="panel below-16 padded" aria-labelledby="offered">
        <h2 id="offered" className={styles.heading}>
          {messages.items}
        </h2>
        <QuoteInvoice invoice={quote.invoice} timeZone={business.timeZone} />
        <Deposit quote={quote} />
        <Promises quote={quote} timeZone={business.timeZone} />
        <div className="wrapping gap-10 above-12">
          <Button
            variant="default"
            leftSection={<IconFileTypePdf size={18} aria-hidden />}
            loading={paper.isTaking}
            onClick={paper.take}
          >
            {messages.paperOf}
          </Button>
        </div>
      </section>
      <AnswerQuote quote={quote} token={token} />
      {(status === 'Sent' || status === 'Accepted') &&
        (quote.areNamesAsked || quote.forms.length > 0) && (
          <FillGuests quote={quote} token={token} />
        )}
    </>
  )
}

function Deposit({ quote: { balance, invoice } }: { quote: LinkQuote }) {
  const messages = useMessages(quoteLinkMessages)
  const money = useMoney()
  const longDay = useLongDay()
  if (!balance) return null
  const rest = toDollars(centsOf(invoice.finalCost) - centsOf(balance.deposit))
  return (
    <div className="above-8">
      <TotalsList
        rows={[
          { label: messages.deposit, amount: money(balance.deposit) },
          { label: messages.due(longDay(balance.dueDate)), amount: money(rest) },
        ]}
      />
    </div>
  )
}

/** A day in long form, for clients. */
function useLongDay() {
  const language = useLanguage()
  const format = dateFormat(language, { dateStyle: 'long' })
  return (day: string) => format.format(new Date(`${day}T00:00:00Z`))
}

/** Last day of the price, and whether places are held. */
function Promises({ quote, timeZone }: { quote: LinkQuote; timeZone: string }) {
  const messages = useMessages(quoteLinkMessages)
  const longDay = useLongDay()
  const { status, expiresOn, heldUntilDateTimeUtc: until } = quote
  if (status !== 'Sent' && status !== 'Accepted') return null
  // A hold ends when the next day begins.
  const lastDay = until && dayOf(new Date(Date.parse(until) - 1), timeZone)
  return (
    <Text size="sm" c="dimmed" mt="md">
      {status === 'Sent' && messages.until(longDay(expiresOn))}{' '}
      {lastDay ? messages.held(longDay(lastDay)) : messages.notHeld}
    </Text>
  )
}
