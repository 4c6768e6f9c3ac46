import { Button, Loader, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { isRefusal } from '../kit/refusal.ts'
import {
  LanguageContext,
  otherLanguage,
  useLanguage,
  useSaid,
  useWords,
  type Language,
} from '../kit/words.ts'
import { ChooseTimes } from './choose-times.tsx'
import { useLink, type LinkView } from './link.queries.ts'
import { linkWords } from './link.words.ts'
import { TicketStates } from './ticket-states.tsx'
import styles from './link.module.css'

/**
 * What a client sees by the link of the letter: no account, no menu. The token stays in the address
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
        {link.data ? (
          <Page view={link.data} token={token} />
        ) : link.error ? (
          <Dead
            isAway={!isRefusal(link.error, 'NotFound', 'InvalidRequest')}
            onRetry={() => void link.refetch()}
          />
        ) : (
          <Waiting />
        )}
      </main>
    </LanguageContext>
  )
}

function Top({ view, onLanguage }: { view: LinkView | undefined; onLanguage: () => void }) {
  const words = useWords(linkWords)
  const said = useSaid()
  const language = useLanguage()
  useEffect(() => {
    document.title = view ? `${words.page} · ${said(view.business.name)}` : words.page
  })
  return (
    <div className={styles.top}>
      {view && (
        <span className={styles.stripe} style={{ background: view.business.colour }} aria-hidden />
      )}
      <Text fw={620}>{view ? said(view.business.name) : ''}</Text>
      <Button variant="subtle" lang={otherLanguage(language)} onClick={onLanguage}>
        {words.other}
      </Button>
    </div>
  )
}

function Page({ view, token }: { view: LinkView; token: string }) {
  const words = useWords(linkWords)
  const said = useSaid()
  const open = view.tickets.filter(({ state }) => state === 'waiting' || state === 'refundAsked')
  const isDone = open.length === 0
  const groups = [...Map.groupBy(open, ({ group }) => group)]
  return (
    <>
      <h1 className={styles.title} tabIndex={-1}>
        {isDone ? words.thanks : words.hello(view.firstName)}
      </h1>
      <Text mb="md" component="output" display="block">
        {isDone ? words.thanksText : words.intro}
      </Text>
      <figure className={styles.reason}>
        <figcaption>{words.from(said(view.business.name))}</figcaption>
        <blockquote>{view.reason}</blockquote>
      </figure>
      <TicketStates view={view} />
      {groups.map(([group, tickets]) => (
        <ChooseTimes key={group} view={view} tickets={tickets} token={token} />
      ))}
      {view.business.contact.length > 0 && (
        <Text size="sm" c="dimmed" mt="lg">
          {words.contact} {view.business.contact.join(' · ')}
        </Text>
      )}
    </>
  )
}

function Waiting() {
  const words = useWords(linkWords)
  return (
    <output className={styles.waiting}>
      <Loader size={20} /> {words.loading}
    </output>
  )
}

/** One kind sentence, whatever was wrong with the link. */
function Dead({ isAway, onRetry }: { isAway: boolean; onRetry: () => void }) {
  const words = useWords(linkWords)
  return (
    <div role="alert">
      <h1 className={styles.title} tabIndex={-1}>
        {isAway ? words.away : words.dead}
      </h1>
      <Text mb="md">{isAway ? words.awayText : words.deadText}</Text>
      {isAway && <Button onClick={onRetry}>{words.retry}</Button>}
    </div>
  )
}
