import {
  CommunicationForm as Schema,
  legalLimits,
  messageLimit,
} from '@guichet/contract/communication/communication.ts'
import { SegmentedControl, Skeleton, Text, TextInput, Textarea } from '@mantine/core'
import { useState } from 'react'
import { QueryBoundary } from '../kit/api/query-boundary.tsx'
import { FormScreen } from '../kit/forms/form-screen.tsx'
import { RichText } from '../kit/forms/rich-text.tsx'
import { adopt, useRecordForm } from '../kit/forms/use-record-form.ts'
import { PageHead } from '../kit/layout/page-head.tsx'
import { useBusiness } from '../kit/session/business.ts'
import { languageNames } from '../kit/text/language-names.ts'
import { useLanguage, useMessages, type Language } from '../kit/text/messages.ts'
import { communicationMessages } from './communication.messages.ts'
import {
  useCommunication,
  useSaveCommunication,
  type Communication,
  type CommunicationForm,
} from './communication.queries.ts'
import { EmailPreview } from './email-preview.tsx'
import styles from './communication.module.css'

export function CommunicationScreen() {
  const messages = useMessages(communicationMessages)
  const stored = useCommunication()
  return (
    <QueryBoundary
      query={stored}
      title={messages.loadFailed}
      loading={<Skeleton height={560} maw={880} />}
    >
      {(data) => (
        <CommunicationPage stored={data} onReload={async () => (await stored.refetch()).data} />
      )}
    </QueryBoundary>
  )
}

/** Texts of the business in its emails, in one language at a time, next to a preview. */
function CommunicationPage({
  stored,
  onReload,
}: {
  stored: Communication
  onReload: () => Promise<Communication | undefined>
}) {
  const messages = useMessages(communicationMessages)
  const { publicId } = useBusiness()
  const [language, setLanguage] = useState<Language>(useLanguage())
  const save = useSaveCommunication()
  const form = useRecordForm<CommunicationForm>(Schema, stored, save.error)
  const other = language === 'fr' ? 'en' : 'fr'
  const errorsIn = (item: Language) =>
    Object.keys(form.errors).some((path) => path.includes(`.${item}.`))
  // Switches to the other language when only it has invalid fields.
  const bad = Object.keys(form.errors).join(' ')
  const [seen, setSeen] = useState(bad)
  if (bad !== seen) {
    setSeen(bad)
    if (errorsIn(other) && !errorsIn(language) && !form.errors.replyEmail) setLanguage(other)
  }
  const message = form.getInputProps(
    `internationalizedEmailConfigurations.${language}.0.htmlContent`,
  )
  const legal = (name: 'termsAndConditions' | 'refundPolicy', label: string) => {
    const field = form.getInputProps(`internationalizedLegalTexts.${language}.${name}`)
    return (
      <div key={`${language}.${name}`}>
        <Textarea {...field} label={label} lang={language} autosize minRows={5} maxRows={16} />
        <div className="dimmed size-12 to-right">
          {messages.used(field.value.length, legalLimits[name])}
        </div>
      </div>
    )
  }
  return (
    <>
      <PageHead title={messages.title} />
      <div className="row wraps gap-8 medium below-12">
        <span id="texts">{messages.languageOf}</span>
        <SegmentedControl
          aria-labelledby="texts"
          value={language}
          onChange={(next) => setLanguage(next)}
          data={(['fr', 'en'] as const).map((value) => ({
            value,
            label: <span lang={value}>{languageNames[value]}</span>,
          }))}
        />
        {errorsIn(other) && (
          <Text size="sm" c="var(--mantine-color-error)" component="output">
            {messages.otherMissing(messages.languages[other])}
          </Text>
        )}
      </div>
      <div className={styles.page}>
        <FormScreen
          form={form}
          isSaving={save.isPending}
          error={save.error}
          onReload={onReload}
          fieldNames={{
            replyEmail: messages.replyEmail,
            message: messages.message,
            termsAndConditions: messages.terms,
            refundPolicy: messages.refundPolicy,
          }}
          onSave={(values) =>
            save.mutate(
              { params: { id: publicId }, body: values },
              { onSuccess: (saved) => adopt<CommunicationForm>(form, saved) },
            )
          }
        >
          <section className="panel stack gap-12 below-16 padded" aria-labelledby="confirmation">
            <h2 className="size-16" id="confirmation">
              {messages.confirmation}
            </h2>
            <TextInput
              {...form.getInputProps('replyEmail')}
              type="email"
              label={messages.replyEmail}
              description={messages.replyHint}
              withAsterisk
              aria-required
              autoComplete="email"
              maw={420}
            />
            <RichText
              key={language}
              label={messages.message}
              description={messages.messageHint}
              value={message.value}
              onChange={message.onChange}
              max={messageLimit}
              lang={language}
              error={message.error}
              path={message['data-path']}
            />
          </section>
          <section className="panel stack gap-12 below-16 padded" aria-labelledby="legal">
            <h2 className="size-16" id="legal">
              {messages.legal}
            </h2>
            <Text size="sm" c="dimmed">
              {messages.legalHint}
            </Text>
            {legal('termsAndConditions', messages.terms)}
            {legal('refundPolicy', messages.refundPolicy)}
          </section>
        </FormScreen>
        <EmailPreview values={form.values} language={language} />
      </div>
    </>
  )
}
