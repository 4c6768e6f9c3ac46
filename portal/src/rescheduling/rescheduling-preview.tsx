import { Loader, Text } from '@mantine/core'
import { EmailPreview } from '../domain/email-preview.tsx'
import { useLocalized, useMessages } from '../kit/text/messages.ts'
import { reschedulingMessages } from './rescheduling.messages.ts'
import type { Preview } from './rescheduling.queries.ts'
import styles from './rescheduling.module.css'

/**
 * Preview of a rescheduling: affected tickets, closed slots, and the email in both languages, as
 * rendered by the server.
 */
export function ReschedulingPreview({
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
  return (
    <section className={`panel ${styles.form}`} aria-labelledby="dry-run">
      <h2 className="row gap-8 size-16" id="dry-run">
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
                <dt className="size-12">{messages.counts[name](count)}</dt>
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
          <EmailPreview emails={preview.emails} />
        </>
      )}
    </section>
  )
}
