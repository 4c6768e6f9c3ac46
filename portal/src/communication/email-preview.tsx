import { Loader, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { isApiError } from '../kit/api/api-error.ts'
import { PartFailed } from '../kit/api/part-failed.tsx'
import { useMessages, type Language } from '../kit/text/messages.ts'
import { communicationMessages } from './communication.messages.ts'
import { usePreview, type CommunicationForm } from './communication.queries.ts'
import styles from './communication.module.css'

/**
 * Preview of the confirmation email, rendered by the server shortly after the last key press, in a
 * sandboxed frame.
 */
export function EmailPreview({
  values,
  language,
}: {
  values: CommunicationForm
  language: Language
}) {
  const messages = useMessages(communicationMessages)
  const [settled] = useDebouncedValue(values, 600)
  const drawn = usePreview(settled, language)
  const { data, isFetching, error } = drawn
  const isRefused = isApiError(error, 'InvalidRequest')
  return (
    <section className={`panel ${styles.preview}`} aria-labelledby="preview">
      <h2 className="size-16" id="preview">
        {messages.preview} {isFetching && <Loader size={14} />}
      </h2>
      <Text size="sm" c="dimmed">
        {messages.previewHint}
      </Text>
      {error && !isRefused && <PartFailed query={drawn} title={messages.previewNotLoaded} />}
      {isRefused && (
        <Text size="sm" component="output">
          {messages.previewFailed}
        </Text>
      )}
      {data && (
        <>
          <dl className={styles.head}>
            <dt>{messages.subject}</dt>
            <dd lang={language}>{data.subject}</dd>
            <dt>{messages.replyTo}</dt>
            <dd>{data.replyTo}</dd>
            {data.attachments && (
              <>
                <dt>{messages.attached}</dt>
                <dd>{data.attachments.join(', ')}</dd>
              </>
            )}
          </dl>
          <iframe className={styles.email} title={messages.preview} sandbox="" srcDoc={data.html} />
        </>
      )}
    </section>
  )
}
