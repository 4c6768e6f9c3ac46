import { Button, Group, Skeleton, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { QueryBoundary } from '../kit/api/query-boundary.tsx'
import { useDates } from '../kit/dates/dates.ts'
import { lazyPart } from '../kit/layout/lazy-part.ts'
import { useLanguage, useMessages } from '../kit/text/messages.ts'
import { consentMessages } from './consent.messages.ts'
import { useConsents, type Consents } from './consent.queries.ts'
import styles from './clients.module.css'

const RecordConsent = lazyPart(() => import('./record-consent.tsx'), 'RecordConsent')

/** Whether a client consents to emails, with the proof. */
export function ClientConsent({ profilePublicId }: { profilePublicId: string }) {
  const messages = useMessages(consentMessages)
  const consents = useConsents(profilePublicId)
  const [asked, setAsked] = useState<'given' | 'withdrawn' | null>(null)
  return (
    <section className={styles.rights}>
      <Title order={3} size="h5">
        {messages.title}
      </Title>
      <QueryBoundary
        query={consents}
        title={messages.loadFailed}
        loading={<Skeleton height={60} mt="sm" />}
      >
        {({ isGiven, history }) => (
          <>
            <Text size="sm" mt={4}>
              {standing(messages, isGiven, history)}
            </Text>
            <Group gap="sm" mt="sm">
              <Button variant="default" onClick={() => setAsked('given')}>
                {messages.record}
              </Button>
              {isGiven === true && (
                <Button variant="default" onClick={() => setAsked('withdrawn')}>
                  {messages.withdraw}
                </Button>
              )}
            </Group>
            {history.length > 0 && <History history={history} />}
          </>
        )}
      </QueryBoundary>
      {asked && (
        <RecordConsent
          profilePublicId={profilePublicId}
          isGiven={asked === 'given'}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  )
}

type Messages = (typeof consentMessages)['fr']
function standing(
  messages: Messages,
  isGiven: boolean | null,
  [latest]: Consents['history'],
): string {
  if (isGiven === null || !latest) return messages.never
  return isGiven ? messages.given(latest.saidOn) : messages.withdrawn(latest.saidOn)
}

/** The proof: each answer with its channel and the text that was shown. */
function History({ history }: { history: Consents['history'] }) {
  const messages = useMessages(consentMessages)
  const language = useLanguage()
  const dates = useDates()
  return (
    <details className={styles.proof}>
      <summary>{messages.history}</summary>
      <ul className={styles.people}>
        {history.map((consent) => (
          <li key={consent.recordedDateTimeUtc}>
            <div>
              <Text size="sm" fw={550}>
                {messages.said[consent.isGiven ? 'true' : 'false']} · {consent.saidOn} ·{' '}
                {messages.meansOf[consent.means]}
              </Text>
              {consent.text && (
                <Text size="sm" lang={language}>
                  {consent.text[language]}
                </Text>
              )}
              <Text size="sm" c="dimmed">
                {messages.by(consent.recordedBy, dates.day(consent.recordedDateTimeUtc))}
              </Text>
            </div>
          </li>
        ))}
      </ul>
    </details>
  )
}
