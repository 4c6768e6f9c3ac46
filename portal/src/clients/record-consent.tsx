import { ConsentBody, consentMeans } from '@guichet/contract/consents/consent.ts'
import { Alert, NativeSelect, Skeleton, Text } from '@mantine/core'
import { useState } from 'react'
import { QueryBoundary } from '../kit/api/query-boundary.tsx'
import { useDates } from '../kit/dates/dates.ts'
import { DayField } from '../kit/dates/day-field.tsx'
import { RecordModal } from '../kit/forms/record-modal.tsx'
import { useRecordForm } from '../kit/forms/use-record-form.ts'
import { Dialog } from '../kit/layout/dialog.tsx'
import { useLanguage, useMessages } from '../kit/text/messages.ts'
import { consentMessages } from './consent.messages.ts'
import { useConsentText, useRecordConsent, type ConsentText } from './consent.queries.ts'

type Props = { profilePublicId: string; isGiven: boolean; onClose: () => void }

/** Records an answer of a client, from now or from an earlier day. */
export function RecordConsent({ profilePublicId, isGiven, onClose }: Props) {
  const messages = useMessages(consentMessages)
  const text = useConsentText()
  const title = isGiven ? messages.recordTitle : messages.withdrawTitle
  if (!text.data || (isGiven && !text.data.text))
    return (
      <Dialog title={title} onClose={onClose}>
        <QueryBoundary query={text} title={messages.loadFailed} loading={<Skeleton height={160} />}>
          {() => (
            <Alert color="orange" variant="light">
              {messages.noText}
            </Alert>
          )}
        </QueryBoundary>
      </Dialog>
    )
  return (
    <ConsentForm
      profilePublicId={profilePublicId}
      title={title}
      text={isGiven ? text.data.text : null}
      onClose={onClose}
    />
  )
}

type Form = { isGiven: boolean; means: string; saidOn: string; textVersion?: number }
type FormProps = {
  profilePublicId: string
  title: string
  /** Null when the client declines. */
  text: ConsentText | null
  onClose: () => void
}
function ConsentForm({ profilePublicId, title, text, onClose }: FormProps) {
  const messages = useMessages(consentMessages)
  const language = useLanguage()
  const dates = useDates()
  const record = useRecordConsent(onClose)
  const [empty] = useState<Form>({
    isGiven: text !== null,
    means: '',
    saidOn: dates.today(),
    ...(text && { textVersion: text.version }),
  })
  const form = useRecordForm<Form>(ConsentBody, empty, record.error)
  return (
    <RecordModal
      title={title}
      form={form}
      onSubmit={(body) =>
        record.mutate({ params: { profilePublicId }, body: ConsentBody.parse(body) })
      }
      onClose={onClose}
      command={record}
      fieldNames={messages.fields}
    >
      {text && (
        <Alert
          color="blue"
          variant="light"
          title={`${messages.text} · ${messages.textVersion(text.version, dates.day(text.createdDateTimeUtc))}`}
        >
          <Text size="sm">{text[language]}</Text>
        </Alert>
      )}
      <NativeSelect
        {...form.getInputProps('means')}
        label={messages.means}
        data={[
          { value: '', label: messages.choose },
          ...consentMeans.map((value) => ({ value, label: messages.meansOf[value] })),
        ]}
        required
      />
      <DayField
        {...form.getInputProps('saidOn')}
        onChange={(day) => form.setFieldValue('saidOn', day ?? '')}
        label={messages.saidOn}
        isRequired
      />
    </RecordModal>
  )
}
