import {
  CommunicationForm as Schema,
  legalLimits,
  messageLimit,
} from '@guichet/contract/communication/communication.ts'
import { SegmentedControl, Skeleton, Text, TextInput, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useBusiness } from '../kit/business.ts'
import { FormScreen } from '../kit/form-screen.tsx'
import { languageNames } from '../kit/language-names.ts'
import { LoadFailed } from '../kit/load-failed.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { RichText } from '../kit/rich-text.tsx'
import { adopt, useRecordForm } from '../kit/use-record-form.ts'
import { useLanguage, useWords, type Language } from '../kit/words.ts'
import {
  useCommunication,
  useSaveCommunication,
  type Communication,
  type CommunicationForm,
} from './communication.queries.ts'
import { communicationWords } from './communication.words.ts'
import { LetterPreview } from './letter-preview.tsx'
import styles from './communication.module.css'

export function CommunicationScreen() {
  const words = useWords(communicationWords)
  const stored = useCommunication()
  if (stored.data)
    return (
      <CommunicationPage
        stored={stored.data}
        onReload={async () => (await stored.refetch()).data}
      />
    )
  if (!stored.error) return <Skeleton height={560} maw={880} />
  return (
    <LoadFailed
      title={words.loadFailed}
      error={stored.error}
      onRetry={() => void stored.refetch()}
      isRetrying={stored.isFetching}
    />
  )
}

/** What the business says in its letters, in one language at a time, with the letter beside it. */
function CommunicationPage({
  stored,
  onReload,
}: {
  stored: Communication
  onReload: () => Promise<Communication | undefined>
}) {
  const words = useWords(communicationWords)
  const { publicId } = useBusiness()
  const [language, setLanguage] = useState<Language>(useLanguage())
  const save = useSaveCommunication()
  const form = useRecordForm<CommunicationForm>(Schema, stored, save.error)
  const other = language === 'fr' ? 'en' : 'fr'
  const errorsIn = (of: Language) =>
    Object.keys(form.errors).some((path) => path.includes(`.${of}.`))
  // A bad field of the other language is brought to the eye when nothing is wrong here.
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
        <div className={styles.used}>{words.used(field.value.length, legalLimits[name])}</div>
      </div>
    )
  }
  return (
    <>
      <PageHead title={words.title} />
      <div className={styles.switches}>
        <span id="texts">{words.languageOf}</span>
        <SegmentedControl
          aria-labelledby="texts"
          value={language}
          onChange={(next) => setLanguage(next as Language)}
          data={(['fr', 'en'] as const).map((value) => ({
            value,
            label: <span lang={value}>{languageNames[value]}</span>,
          }))}
        />
        {errorsIn(other) && (
          <Text size="sm" c="var(--mantine-color-error)" component="output">
            {words.otherMissing(words.languages[other])}
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
            replyEmail: words.replyEmail,
            message: words.message,
            termsAndConditions: words.terms,
            refundPolicy: words.refundPolicy,
          }}
          onSave={(values) =>
            save.mutate(
              { params: { id: publicId }, body: values },
              { onSuccess: (saved) => adopt<CommunicationForm>(form, saved) },
            )
          }
        >
          <section className={`panel ${styles.section}`} aria-labelledby="confirmation">
            <h2 className={styles.heading} id="confirmation">
              {words.confirmation}
            </h2>
            <TextInput
              {...form.getInputProps('replyEmail')}
              type="email"
              label={words.replyEmail}
              description={words.replyHint}
              withAsterisk
              aria-required
              autoComplete="email"
              maw={420}
            />
            <RichText
              key={language}
              label={words.message}
              description={words.messageHint}
              value={message.value}
              onChange={message.onChange}
              max={messageLimit}
              lang={language}
              error={message.error}
              path={message['data-path']}
            />
          </section>
          <section className={`panel ${styles.section}`} aria-labelledby="legal">
            <h2 className={styles.heading} id="legal">
              {words.legal}
            </h2>
            <Text size="sm" c="dimmed">
              {words.legalHint}
            </Text>
            {legal('termsAndConditions', words.terms)}
            {legal('refundPolicy', words.refundPolicy)}
          </section>
        </FormScreen>
        <LetterPreview values={form.values} language={language} />
      </div>
    </>
  )
}
