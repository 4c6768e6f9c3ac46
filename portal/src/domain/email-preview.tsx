import { SegmentedControl, Text } from '@mantine/core'
import { useState } from 'react'
import { languageNames } from '../kit/text/language-names.ts'
import { useLanguage, useMessages, type Language } from '../kit/text/messages.ts'
import { emailPreviewMessages } from './email-preview.messages.ts'
import styles from './email-preview.module.css'

type Email = { subject: string; html: string; attachments?: readonly string[] | undefined }

/** Preview of an email in both languages, as rendered by the server. */
export function EmailPreview({ emails }: { emails: Readonly<Record<Language, Email>> }) {
  const messages = useMessages(emailPreviewMessages)
  const [language, setLanguage] = useState<Language>(useLanguage())
  const { subject, html, attachments = [] } = emails[language]
  return (
    <>
      <div className="row wraps between gap-8">
        <h3 className="size-14">{messages.email}</h3>
        <SegmentedControl
          size="xs"
          aria-label={messages.language}
          value={language}
          onChange={(next) => setLanguage(next)}
          data={(['fr', 'en'] as const).map((value) => ({
            value,
            label: <span lang={value}>{languageNames[value]}</span>,
          }))}
        />
      </div>
      <Text size="sm" fw={550} lang={language}>
        {subject}
      </Text>
      {attachments.length > 0 && (
        <Text size="sm" c="dimmed">
          {messages.attached(attachments.join(', '))}
        </Text>
      )}
      <iframe className={styles.email} title={messages.email} sandbox="" srcDoc={html} />
    </>
  )
}
