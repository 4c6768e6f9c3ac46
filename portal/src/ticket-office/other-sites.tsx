import { TagsInput, Text } from '@mantine/core'
import { callSettings } from '../kit/api/call.ts'
import type { RecordForm } from '../kit/forms/use-record-form.ts'
import { CopyButton } from '../kit/text/copy-button.tsx'
import { useMessages, type Language } from '../kit/text/messages.ts'
import { officeMessages } from './office.messages.ts'
import type { Profile } from './office.queries.ts'
import { snippetOf } from './other-sites.rules.ts'
import styles from './office.module.css'

type Props = { form: RecordForm<Profile>; language: Language; staticUrl: string }

/** Shows the ticket office inside other sites: the lines to copy, and the sites that may sell. */
export function OtherSites({ form, language, staticUrl }: Props) {
  const messages = useMessages(officeMessages)
  const base = callSettings().ticketOfficeBase
  const text = officeMessages[language].buyTickets
  // The errors of a list belong to its items.
  const [, error] =
    Object.entries(form.errors).find(([path]) => path.startsWith('embeddingSites')) ?? []
  return (
    <section className="panel stack gap-12 below-16 padded" aria-labelledby="other-sites">
      <h2 className="size-16" id="other-sites">
        {messages.otherSites}
      </h2>
      {base && staticUrl ? (
        <>
          <Text size="sm" c="dimmed">
            {messages.otherSitesHint}
          </Text>
          {(['button', 'frame'] as const).map((kind) => {
            const snippet = snippetOf(kind, { base, staticUrl, language, text })
            const name = messages.snippets[kind]
            return (
              <div key={kind}>
                <Text size="sm">
                  <strong>{name}</strong> <CopyButton value={snippet} name={name} />
                </Text>
                <Text size="sm" c="dimmed">
                  {messages.snippetHint[kind]}
                </Text>
                <code className={styles.snippet} lang={language}>
                  {snippet}
                </code>
              </div>
            )
          })}
        </>
      ) : (
        <Text size="sm" c="dimmed">
          {messages.noAddress}
        </Text>
      )}
      <TagsInput
        label={messages.embeddingSites}
        description={messages.embeddingSitesHint}
        value={form.values.embeddingSites}
        error={error}
        data-path="embeddingSites"
        splitChars={[',', ';', ' ']}
        acceptValueOnBlur
        spellCheck={false}
        onChange={(sites) => form.setFieldValue('embeddingSites', sites)}
      />
    </section>
  )
}
