import { Loader, SegmentedControl, Text } from '@mantine/core'
import { useState } from 'react'
import { languageNames } from '../kit/text/language-names.ts'
import { useLanguage, useLocalized, useMessages, type Language } from '../kit/text/messages.ts'
import { reschedulingMessages } from './rescheduling.messages.ts'
import type { Preview } from './rescheduling.queries.ts'
import styles from './rescheduling.module.css'

/**
 * What would happen, before it does: how many are hit, what closes, and the email in both
 * languages, drawn by the server.
 */
export function DryRun({
  preview,
  isLooking,
  error,
}: {
  preview: Preview | undefined
  isLooking: boolean
  error: unknown
}) {
  const messages = useMessages(reschedulingMessages)
  const localized = useLocalized()
  const [language, setLanguage] = useState<Language>(useLanguage())
  return (
    <section className={`panel ${styles.form}`} aria-labelledby="dry-run">
      <h2 className={styles.heading} id="dry-run">
        {messages.preview} {isLooking && <Loader size={14} />}
      </h2>
      {!preview && (
        <Text size="sm" c="dimmed" component="output">
          {error ? messages.previewFailed : messages.previewHint}
        </Text>
      )}
      {preview && preview.tickets === 0 && <Text component="output">{messages.nothingHit}</Text>}
      {preview && preview.tickets > 0 && (
        <>
          <dl className={styles.counts}>
            {(
              [
                ['tickets', preview.tickets],
                ['orders', preview.orders],
                ['people', preview.people],
                ['silent', preview.ordersWithoutEmail],
              ] as const
            ).map(([name, count]) => (
              <div key={name} data-loud={name === 'silent' && count > 0}>
                <dt>{messages.counts[name](count)}</dt>
                <dd>{count}</dd>
              </div>
            ))}
          </dl>
          {preview.ordersWithoutEmail > 0 && (
            <Text size="sm">{messages.silentHint(preview.ordersWithoutEmail)}</Text>
          )}
          {preview.slots.length > 0 && (
            <details className={styles.slots}>
              <summary>{messages.closing(preview.slots.length)}</summary>
              <ul>
                {preview.slots.map((slot) => (
                  <li key={slot.publicId}>
                    <span>{localized(slot.name)}</span>
                    <span>
                      {slot.timeslotBegin} – {slot.timeslotEnd}
                    </span>
                    <span>{messages.tickets(slot.tickets)}</span>
                  </li>
                ))}
              </ul>
            </details>
          )}
          <div className={styles.emailHead}>
            <h3 className={styles.subheading}>{messages.email}</h3>
            <SegmentedControl
              size="xs"
              aria-label={messages.emailLanguage}
              value={language}
              onChange={(next) => setLanguage(next as Language)}
              data={(['fr', 'en'] as const).map((value) => ({
                value,
                label: <span lang={value}>{languageNames[value]}</span>,
              }))}
            />
          </div>
          <Text size="sm" fw={550} lang={language}>
            {preview.emails[language].subject}
          </Text>
          <iframe
            className={styles.email}
            title={messages.email}
            sandbox=""
            srcDoc={preview.emails[language].html}
          />
        </>
      )}
    </section>
  )
}
