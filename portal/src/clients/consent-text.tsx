import { consentTextLimit } from '@guichet/contract/consents/consent.ts'
import { saveConsentText } from '@guichet/contract/consents/save-consent-text.ts'
import { Skeleton, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { QueryBoundary } from '../kit/api/query-boundary.tsx'
import { RecordModal } from '../kit/forms/record-modal.tsx'
import { useRecordForm } from '../kit/forms/use-record-form.ts'
import { Dialog } from '../kit/layout/dialog.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { consentMessages } from './consent.messages.ts'
import { useConsentText, useSaveConsentText } from './consent.queries.ts'

/** The text of the consent request, in both languages. */
export function EditConsentText({ onClose }: { onClose: () => void }) {
  const messages = useMessages(consentMessages)
  const text = useConsentText()
  if (text.data)
    return <TextForm fr={text.data.text?.fr} en={text.data.text?.en} onClose={onClose} />
  return (
    <Dialog title={messages.editTitle} onClose={onClose}>
      <QueryBoundary query={text} title={messages.loadFailed} loading={<Skeleton height={240} />}>
        {() => null}
      </QueryBoundary>
    </Dialog>
  )
}

type Props = { fr: string | undefined; en: string | undefined; onClose: () => void }
function TextForm({ fr = '', en = '', onClose }: Props) {
  const messages = useMessages(consentMessages)
  const save = useSaveConsentText(onClose)
  const [stored] = useState({ fr, en })
  const form = useRecordForm(saveConsentText.body, stored, save.error)
  return (
    <RecordModal
      title={messages.editTitle}
      form={form}
      onSubmit={(body) => save.mutate({ body })}
      onClose={onClose}
      command={save}
      fieldNames={messages.fields}
    >
      <Text size="sm" c="dimmed">
        {messages.editHint}
      </Text>
      {(['fr', 'en'] as const).map((language) => (
        <Textarea
          key={language}
          {...form.getInputProps(language)}
          label={language === 'fr' ? messages.french : messages.english}
          lang={language}
          maxLength={consentTextLimit}
          autosize
          minRows={3}
          required
        />
      ))}
    </RecordModal>
  )
}
