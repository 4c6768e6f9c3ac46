import { Button, Loader, Text } from '@mantine/core'
import { useCallback, useEffect, useRef, useState } from 'react'
import { isApiError } from '../../kit/api/api-error.ts'
import {
  LanguageContext,
  otherLanguage,
  useLanguage,
  useLocalized,
  useMessages,
  type Language,
} from '../../kit/text/messages.ts'
import { useCameBack } from './came-back.ts'
import { OrderedItems, PayButton } from './pay-order.tsx'
import { payMessages } from './pay.messages.ts'
import { useOpenPayment, usePayLink, type PayView } from './pay.queries.ts'
import styles from './pay.module.css'

const tokenInAddress = () => window.location.hash.slice(1)

/**
 * Where a buyer pays by a link: no account, no menu. The token stays in the address after the #,
 * which browsers never send. Another link in the same tab is another order.
 */
export function PayScreen() {
  const [token, setToken] = useState(tokenInAddress)
  useEffect(() => {
    const look = () => setToken(tokenInAddress())
    window.addEventListener('hashchange', look)
    return () => window.removeEventListener('hashchange', look)
  }, [])
  return <PayPage key={token} token={token} />
}

function PayPage({ token }: { token: string }) {
  const shown = useLanguage()
  const opening = useOpenPayment()
  const { reset } = opening
  const backAt = useCameBack(reset)
  const link = usePayLink(token, backAt)
  const { refetch } = link
  const readAgain = useCallback(() => void refetch({ cancelRefetch: false }), [refetch])
  useEffect(() => {
    if (backAt !== null) readAgain()
  }, [backAt, readAgain])
  const [chosen, setChosen] = useState<Language | null>(null)
  const language = chosen ?? link.data?.language ?? shown
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  return (
    <LanguageContext value={language}>
      <main className={styles.page}>
        <Top view={link.data} onLanguage={() => setChosen(otherLanguage(language))} />
        {link.data && (
          <Ordered view={link.data} hasCameBack={backAt !== null}>
            {(link.data.state === 'open' || link.data.state === 'refused') && (
              <PayButton view={link.data} token={token} opening={opening} onOver={readAgain} />
            )}
          </Ordered>
        )}
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

function Top({ view, onLanguage }: { view: PayView | undefined; onLanguage: () => void }) {
  const messages = useMessages(payMessages)
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

type OrderedProps = { view: PayView; hasCameBack: boolean; children: React.ReactNode }
function Ordered({ view, hasCameBack, children }: OrderedProps) {
  const messages = useMessages(payMessages)
  const { state } = view
  const heading = useHeadingOf(state)
  return (
    <>
      <h1 ref={heading} className={styles.title} tabIndex={-1}>
        {messages.titles[state]}
      </h1>
      <Text mb="md" component="output" display="block">
        {textOf(view, messages)}
      </Text>
      <OrderedItems view={view} />
      <output className={styles.wait}>
        {hasCameBack && state !== 'paid' ? messages.wait : ''}
      </output>
      {children}
      {view.business.contact.length > 0 && (
        <Text size="sm" c="dimmed" mt="lg">
          {messages.contact} {view.business.contact.join(' · ')}
        </Text>
      )}
    </>
  )
}

/** Where the tickets are; who pays a balance has them. */
function textOf(
  { state, isBalance, isEmailed }: PayView,
  { texts, atCounter, balance }: Pick<typeof payMessages.fr, 'texts' | 'atCounter' | 'balance'>,
): string {
  if (isBalance) return balance[state]
  return isEmailed || state === 'expired' ? texts[state] : atCounter[state]
}

/** The button that was pressed is gone when the order is paid or over: the heading says why. */
function useHeadingOf(state: PayView['state']) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(state)
  useEffect(() => {
    const isEnd = state === 'paid' || state === 'expired'
    if (isEnd && before.current !== state) heading.current?.focus()
    before.current = state
  }, [state])
  return heading
}

function Waiting() {
  const messages = useMessages(payMessages)
  return (
    <output className={styles.waiting}>
      <Loader size={20} /> {messages.loading}
    </output>
  )
}

/** One kind sentence, whatever was wrong with the link. */
function Dead({ isAway, onRetry }: { isAway: boolean; onRetry: () => void }) {
  const messages = useMessages(payMessages)
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
