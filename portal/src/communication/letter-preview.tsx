import { Loader, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useWords, type Language } from '../kit/words.ts'
import { usePreview, type CommunicationForm } from './communication.queries.ts'
import { communicationWords } from './communication.words.ts'
import styles from './communication.module.css'

/**
 * The confirmation that a client gets, redrawn by the server shortly after the last key, in a frame
 * that can run nothing.
 */
export function LetterPreview({
  values,
  language,
}: {
  values: CommunicationForm
  language: Language
}) {
  const words = useWords(communicationWords)
  const [settled] = useDebouncedValue(values, 600)
  const { data, isFetching, error } = usePreview(settled, language)
  return (
    <section className={`panel ${styles.preview}`} aria-labelledby="preview">
      <h2 className={styles.heading} id="preview">
        {words.preview} {isFetching && <Loader size={14} />}
      </h2>
      <Text size="sm" c="dimmed">
        {words.previewHint}
      </Text>
      {error && (
        <Text size="sm" component="output">
          {words.previewFailed}
        </Text>
      )}
      {data && (
        <>
          <dl className={styles.head}>
            <dt>{words.subject}</dt>
            <dd lang={language}>{data.subject}</dd>
            <dt>{words.replyTo}</dt>
            <dd>{data.replyTo}</dd>
          </dl>
          <iframe className={styles.letter} title={words.preview} sandbox="" srcDoc={data.html} />
        </>
      )}
    </section>
  )
}
