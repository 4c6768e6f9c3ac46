import { Loader, SegmentedControl, Text } from '@mantine/core'
import { useState } from 'react'
import { languageNames } from '../kit/language-names.ts'
import { useLanguage, useSaid, useWords, type Language } from '../kit/words.ts'
import type { Preview } from './rescheduling.queries.ts'
import { reschedulingWords } from './rescheduling.words.ts'
import styles from './rescheduling.module.css'

/**
 * What would happen, before it does: how many are hit, what closes, and the letter in both
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
  const words = useWords(reschedulingWords)
  const said = useSaid()
  const [language, setLanguage] = useState<Language>(useLanguage())
  return (
    <section className={`panel ${styles.form}`} aria-labelledby="dry-run">
      <h2 className={styles.heading} id="dry-run">
        {words.preview} {isLooking && <Loader size={14} />}
      </h2>
      {!preview && (
        <Text size="sm" c="dimmed" component="output">
          {error ? words.previewFailed : words.previewHint}
        </Text>
      )}
      {preview && preview.tickets === 0 && <Text component="output">{words.nothingHit}</Text>}
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
                <dt>{words.counts[name]}</dt>
                <dd>{count}</dd>
              </div>
            ))}
          </dl>
          {preview.ordersWithoutEmail > 0 && (
            <Text size="sm">{words.silentHint(preview.ordersWithoutEmail)}</Text>
          )}
          {preview.slots.length > 0 && (
            <details className={styles.slots}>
              <summary>{words.closing(preview.slots.length)}</summary>
              <ul>
                {preview.slots.map((slot) => (
                  <li key={slot.publicId}>
                    <span>{said(slot.name)}</span>
                    <span>
                      {slot.timeslotBegin} – {slot.timeslotEnd}
                    </span>
                    <span>{words.tickets(slot.tickets)}</span>
                  </li>
                ))}
              </ul>
            </details>
          )}
          <div className={styles.letterHead}>
            <h3 className={styles.subheading}>{words.letter}</h3>
            <SegmentedControl
              size="xs"
              aria-label={words.letterLanguage}
              value={language}
              onChange={(next) => setLanguage(next as Language)}
              data={(['fr', 'en'] as const).map((value) => ({
                value,
                label: <span lang={value}>{languageNames[value]}</span>,
              }))}
            />
          </div>
          <Text size="sm" fw={550} lang={language}>
            {preview.letters[language].subject}
          </Text>
          <iframe
            className={styles.letter}
            title={words.letter}
            sandbox=""
            srcDoc={preview.letters[language].html}
          />
        </>
      )}
    </section>
  )
}
