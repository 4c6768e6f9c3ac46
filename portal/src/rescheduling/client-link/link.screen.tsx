import { Button, Loader, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { isApiError } from '../../kit/api/api-error.ts'
import {
  LanguageContext,
  otherLanguage,
  useLanguage,
  useLocalized,
  useMessages,
  type Language,
} from '../../kit/text/messages.ts'
import { ChooseTimes } from './choose-times.tsx'
import { linkMessages } from './link.messages.ts'
import { useLink, type LinkView } from './link.queries.ts'
import { TicketStates } from './ticket-states.tsx'
import styles from './link.module.css'

/**
 * What a client sees by the link of the email: no account, no menu. The token stays in the address
 * after the #, which browsers never send.
 */
export function LinkScreen() {
  const [token] = useState(() => window.location.hash.slice(1))
  const shown = useLanguage()
  const link = useLink(token)
  const [chosen, setChosen] = useState<Language | null>(null)
  const language = chosen ?? link.data?.language ?? shown
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
  const messages = useMessages(linkMessages)
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
  const messages = useMessages(linkMessages)
  const localized = useLocalized()
  const open = view.tickets.filter(({ state }) => state === 'waiting' || state === 'refundAsked')
  const isDone = open.length === 0
  const groups = [...Map.groupBy(open, ({ group }) => group)]
  return (
    <>
      <h1 className={styles.title} tabIndex={-1}>
        {isDone ? messages.thanks : messages.hello(view.firstName)}
      </h1>
      <Text mb="md" component="output" display="block">
        {isDone ? messages.thanksText : messages.intro}
      </Text>
      <figure className={styles.reason}>
        <figcaption>{messages.from(localized(view.business.name))}</figcaption>
        <blockquote>{view.reason}</blockquote>
      </figure>
      <TicketStates view={view} />
      {groups.map(([group, tickets]) => (
        <ChooseTimes key={group} view={view} tickets={tickets} token={token} />
      ))}
      {view.business.contact.length > 0 && (
        <Text size="sm" c="dimmed" mt="lg">
          {messages.contact} {view.business.contact.join(' · ')}
        </Text>
      )}
    </>
  )
}

function Waiting() {
  const messages = useMessages(linkMessages)
  return (
    <output className={styles.waiting}>
      <Loader size={20} /> {messages.loading}
    </output>
  )
}

/** One kind sentence, whatever was wrong with the link. */
function Dead({ isAway, onRetry }: { isAway: boolean; onRetry: () => void }) {
  const messages = useMessages(linkMessages)
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
