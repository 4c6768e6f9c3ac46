import { Anchor, Button, Loader, Text } from '@mantine/core'
import { Fragment, useEffect, useState, type ReactNode } from 'react'
import { isApiError } from '../kit/api/api-error.ts'
import {
  LanguageContext,
  otherLanguage,
  useLanguage,
  useLocalized,
  useMessages,
  type Language,
} from '../kit/text/messages.ts'
import styles from './client-page.module.css'

type Words = {
  page: string
  /** Name of the other language, in that language. */
  other: string
  loading: string
  dead: string
  deadText: string
  away: string
  awayText: string
  retry: string
  contact: string
}
type Business = { name: { fr: string; en: string }; colour: string; contact: readonly string[] }
type View = { business: Business }
type Props<V extends View> = {
  link: { data: V | undefined; error: unknown; refetch: () => unknown }
  messages: { fr: Words; en: Words }
  /** Language for communication with the client. */
  languageOf: (view: V) => Language | undefined
  isWide?: boolean
  children: (view: V) => ReactNode
}

const tokenInAddress = () => window.location.hash.slice(1)
/**
 * Token of an email link: it stays in the address after the #, which browsers never send. Follows a
 * change to another link in the same tab.
 */
export function useTokenInAddress(): string {
  const [token, setToken] = useState(tokenInAddress)
  useEffect(() => {
    const look = () => setToken(tokenInAddress())
    window.addEventListener('hashchange', look)
    return () => window.removeEventListener('hashchange', look)
  }, [])
  return token
}

/**
 * Page of a client who follows an email link: no account, no menu; the business, a switch of
 * language, and a friendly message when the link is invalid.
 */
export function ClientPage<V extends View>({
  link,
  messages,
  languageOf,
  isWide = false,
  children,
}: Props<V>) {
  const shown = useLanguage()
  const [chosen, setChosen] = useState<Language | null>(null)
  const language = chosen ?? (link.data && languageOf(link.data)) ?? shown
  const { data } = link
  const say = messages[language]
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  return (
    <LanguageContext value={language}>
      <main className={styles.page} data-wide={isWide || undefined}>
        <Top
          business={data?.business}
          messages={messages}
          onLanguage={() => setChosen(otherLanguage(language))}
        />
        {data ? (
          <>
            {children(data)}
            <Contact say={say} business={data.business} />
          </>
        ) : (
          <Without link={link} say={say} />
        )}
      </main>
    </LanguageContext>
  )
}

type TopProps = {
  business: Business | undefined
  messages: Props<View>['messages']
  onLanguage: () => void
}
function Top({ business, messages, onLanguage }: TopProps) {
  const say = useMessages(messages)
  const localized = useLocalized()
  const language = useLanguage()
  useEffect(() => {
    document.title = business ? `${say.page} · ${localized(business.name)}` : say.page
  })
  return (
    <div className={styles.top}>
      {business && (
        <span className={styles.stripe} style={{ background: business.colour }} aria-hidden />
      )}
      <Text fw={620}>{business ? localized(business.name) : ''}</Text>
      <Button variant="subtle" lang={otherLanguage(language)} onClick={onLanguage}>
        {say.other}
      </Button>
    </div>
  )
}

function Contact({ say, business: { contact } }: { say: Words; business: Business }) {
  if (contact.length === 0) return null
  return (
    <Text size="sm" c="dimmed" mt="lg">
      {say.contact}
      {contact.map((way, i) => (
        <Fragment key={way}>
          {i === 0 ? ' ' : ' · '}
          <Anchor
            href={`${way.includes('@') ? 'mailto' : 'tel'}:${way}`}
            inherit
            underline="always"
            className="one-line"
          >
            {way}
          </Anchor>
        </Fragment>
      ))}
    </Text>
  )
}

/** Shown while loading, or after a failure. */
function Without({ link, say }: { link: Props<View>['link']; say: Words }) {
  if (link.error !== null)
    return (
      <Dead
        say={say}
        isAway={!isApiError(link.error, 'NotFound', 'InvalidRequest')}
        onRetry={() => void link.refetch()}
      />
    )
  return (
    <output className={styles.waiting}>
      <Loader size={20} /> {say.loading}
    </output>
  )
}

/** The same message for all invalid links; another, with a retry, for an unreachable server. */
function Dead({ say, isAway, onRetry }: { say: Words; isAway: boolean; onRetry: () => void }) {
  return (
    <div role="alert">
      <h1 className={styles.title} tabIndex={-1}>
        {isAway ? say.away : say.dead}
      </h1>
      <Text mb="md">{isAway ? say.awayText : say.deadText}</Text>
      {isAway && <Button onClick={onRetry}>{say.retry}</Button>}
    </div>
  )
}
