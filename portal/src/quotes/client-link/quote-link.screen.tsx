import { Button, Loader, Text } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { isApiError } from '../../kit/api/api-error.ts'
import { dayOf } from '../../kit/dates/dates.ts'
import { TotalsList } from '../../kit/tables/totals-list.tsx'
import {
  LanguageContext,
  otherLanguage,
  useLanguage,
  useLocalized,
  useMessages,
  type Language,
} from '../../kit/text/messages.ts'
import { useMoney } from '../../kit/text/money.ts'
import { QuoteInvoice } from '../quote-invoice.tsx'
import { QuoteStatusBadge } from '../quote-status-badge.tsx'
import { AnswerQuote } from './answer-quote.tsx'
import { quoteLinkMessages } from './quote-link.messages.ts'
import { useLinkPaper, useQuoteLink, type LinkQuote, type LinkView } from './quote-link.queries.ts'
import { QuoteNames } from './quote-names.tsx'
import styles from './quote-link.module.css'

const tokenInAddress = () => window.location.hash.slice(1)

/**
 * Where a client reads a quote and answers: no account, no menu. The token stays in the address
 * after the #, which browsers never send. Another link in the same tab is another quote.
 */
export function QuoteLinkScreen() {
  const [token, setToken] = useState(tokenInAddress)
  useEffect(() => {
    const look = () => setToken(tokenInAddress())
    window.addEventListener('hashchange', look)
    return () => window.removeEventListener('hashchange', look)
  }, [])
  return <LinkPage key={token} token={token} />
}

function LinkPage({ token }: { token: string }) {
  const shown = useLanguage()
  const link = useQuoteLink(token)
  const [chosen, setChosen] = useState<Language | null>(null)
  const language = chosen ?? link.data?.quote?.language ?? shown
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  return (
    <LanguageContext value={language}>
      <main className={styles.page}>
        <Top view={link.data} onLanguage={() => setChosen(otherLanguage(language))} />
        {link.data && <Page view={link.data} token={token} />}
        {!link.data && link.error && (
          <Dead
            isAway={!isApiError(link.error, 'NotFound', 'InvalidRequest')}
            onRetry={() => void link.refetch()}
          />
        )}
        {!link.data && !link.error && <Waiting />}
      </main>
    </LanguageContext>
  )
}

function Top({ view, onLanguage }: { view: LinkView | undefined; onLanguage: () => void }) {
  const messages = useMessages(quoteLinkMessages)
  const localized = useLocalized()
  const language = useLanguage()
  useEffect(() => {
    document.title = view ? `${messages.page} · ${localized(view.business.name)}` : messages.page
  })
  return (
    <div className={styles.top}>
      {view && (
        <span className={styles.stripe} style={{ background: view.business.colour }} aria-hidden />
      )}
      <Text fw={620}>{view ? localized(view.business.name) : ''}</Text>
      <Button variant="subtle" lang={otherLanguage(language)} onClick={onLanguage}>
        {messages.other}
      </Button>
    </div>
  )
}

function Page({ view, token }: { view: LinkView; token: string }) {
  const messages = useMessages(quoteLinkMessages)
  const { contact } = view.business
  return (
    <>
      {view.quote ? (
        <Offered view={view} quote={view.quote} token={token} />
      ) : (
        <>
          <h1 className={styles.title} tabIndex={-1}>
            {messages.revisedTitle}
          </h1>
          <Text mb="md">{messages.revised}</Text>
        </>
      )}
      {contact.length > 0 && (
        <Text size="sm" c="dimmed" mt="lg">
          {messages.contact} {contact.join(' · ')}
        </Text>
      )}
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
        <QuoteStatusBadge status={status} />
      </div>
      <h1 className={styles.title} tabIndex={-1}>
        {quote.title}
      </h1>
      <Text mb="md" component="output" display="block">
        {messages.hello(firstName)} {messages.texts[status]}
      </Text>
      {quote.note && (
        <section className={`panel ${styles.block}`}>
          <h2 className={styles.heading}>{messages.noteFrom(localized(business.name))}</h2>
          <p className={styles.prose}>{quote.note}</p>
        </section>
      )}
      <section className={`panel ${styles.block}`} aria-labelledby="offered">
        <h2 id="offered" className={styles.heading}>
          {messages.items}
        </h2>
        <QuoteInvoice invoice={quote.invoice} timeZone={business.timeZone} />
        <Deposit quote={quote} />
        <Promises quote={quote} timeZone={business.timeZone} />
        <div className={styles.actions}>
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
      {quote.areNamesAsked && (status === 'Sent' || status === 'Accepted') && (
        <QuoteNames quote={quote} token={token} />
      )}
    </>
  )
}

function Deposit({ quote: { balance } }: { quote: LinkQuote }) {
  const messages = useMessages(quoteLinkMessages)
  const money = useMoney()
  if (!balance) return null
  return (
    <div className={styles.deposit}>
      <TotalsList
        rows={[
          { label: messages.deposit, amount: money(balance.deposit) },
          { label: messages.due, amount: balance.dueDate },
        ]}
      />
    </div>
  )
}

/** Until when the price stands, and whether the places are kept. */
function Promises({ quote, timeZone }: { quote: LinkQuote; timeZone: string }) {
  const messages = useMessages(quoteLinkMessages)
  const { status, expiresOn, heldUntilDateTimeUtc: until } = quote
  if (status !== 'Sent' && status !== 'Accepted') return null
  // It ends as the next day begins.
  const lastDay = until && dayOf(new Date(Date.parse(until) - 1), timeZone)
  return (
    <Text size="sm" c="dimmed" mt="md">
      {status === 'Sent' && messages.until(expiresOn)}{' '}
      {lastDay ? messages.held(lastDay) : messages.notHeld}
    </Text>
  )
}

function Waiting() {
  const messages = useMessages(quoteLinkMessages)
  return (
    <output className={styles.waiting}>
      <Loader size={20} /> {messages.loading}
    </output>
  )
}

/** One kind sentence, whatever was wrong with the link. */
function Dead({ isAway, onRetry }: { isAway: boolean; onRetry: () => void }) {
  const messages = useMessages(quoteLinkMessages)
  return (
    <div role="alert">
      <h1 className={styles.title} tabIndex={-1}>
        {isAway ? messages.away : messages.dead}
      </h1>
      <Text mb="md">{isAway ? messages.awayText : messages.deadText}</Text>
      {isAway && <Button onClick={onRetry}>{messages.retry}</Button>}
    </div>
  )
}
