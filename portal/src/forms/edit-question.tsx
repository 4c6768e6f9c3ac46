import {
  answerLimit,
  maxOptions,
  QuestionNew,
  questionTypes,
  recurrences,
} from '@guichet/contract/forms/question.ts'
import { Button, Checkbox, SegmentedControl, Text, TextInput, Textarea } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { formMessages } from '../kit/form.messages.ts'
import { IconAction } from '../kit/icon-action.tsx'
import { useMessages } from '../kit/messages.ts'
import { RecordModal } from '../kit/record-modal.tsx'
import { useRecordForm } from '../kit/use-record-form.ts'
import { formsMessages } from './forms.messages.ts'
import {
  useCreateQuestion,
  useSaveQuestion,
  type Question,
  type QuestionDraft,
} from './forms.queries.ts'
import styles from './forms.module.css'

const languages = ['fr', 'en'] as const
const none = { text: '', questionOptions: [] as string[] }
const empty: QuestionDraft = {
  type: 'ShortAnswer',
  recurrence: 'OnOrder',
  isMandatory: false,
  internationalizedQuestionFields: { fr: none, en: none },
}
type Versioned = QuestionDraft & { version?: number }
const draftOf = ({
  type,
  recurrence,
  isMandatory,
  internationalizedQuestionFields,
}: QuestionDraft): QuestionDraft => ({
  type,
  recurrence,
  isMandatory,
  internationalizedQuestionFields,
})

/** A language whose options are all empty is filled by the server, like its text. */
function sendable(draft: QuestionDraft): QuestionDraft {
  const side = (language: 'fr' | 'en') => {
    const { text, questionOptions } = draft.internationalizedQuestionFields[language]
    const isBlank =
      draft.type === 'ShortAnswer' || questionOptions.every((option) => !option.trim())
    return { text, questionOptions: isBlank ? [] : questionOptions }
  }
  return { ...draft, internationalizedQuestionFields: { fr: side('fr'), en: side('en') } }
}
const checked = {
  safeParse: (draft: unknown) => QuestionNew.safeParse(sendable(draftOf(draft as QuestionDraft))),
}

/** A new question, or one to be changed: either way the same fields. */
export function EditQuestion({
  question,
  onClose,
}: {
  question: Question | null
  onClose: () => void
}) {
  const messages = useMessages(formsMessages)
  const form$ = useMessages(formMessages)
  const create = useCreateQuestion(onClose)
  const save = useSaveQuestion(onClose)
  const command = question ? save : create
  const [record] = useState<Versioned>(() =>
    question ? { ...draftOf(question), version: question.version } : empty,
  )
  const form = useRecordForm<Versioned>(checked, record, command.error)
  const { type, recurrence, isMandatory, internationalizedQuestionFields: fields } = form.values
  const names = { fr: form$.french, en: form$.english }
  const count = Math.max(fields.fr.questionOptions.length, fields.en.questionOptions.length)
  const setOptions = (change: (options: string[]) => string[]) => {
    for (const language of languages)
      form.setFieldValue(
        `internationalizedQuestionFields.${language}.questionOptions`,
        change(Array.from({ length: count }, (_, i) => fields[language].questionOptions[i] ?? '')),
      )
  }
  const chooseType = (next: string) => {
    form.clearErrors()
    form.setFieldValue('type', next)
    if (next === 'CheckBox' && count === 0)
      for (const language of languages)
        form.setFieldValue(`internationalizedQuestionFields.${language}.questionOptions`, [''])
  }
  const submit = (values: Versioned) => {
    const body = sendable(draftOf(values))
    if (question)
      save.mutate({
        params: { id: question.publicId },
        body: { ...body, version: values.version! },
      })
    else create.mutate({ body })
  }
  const optionsProblem =
    form.errors['internationalizedQuestionFields.fr.questionOptions'] ??
    form.errors['internationalizedQuestionFields.en.questionOptions']
  return (
    <RecordModal
      title={question ? messages.editQuestion : messages.newQuestion}
      form={form}
      onSubmit={submit}
      onClose={onClose}
      isSaving={command.isPending}
      error={command.error}
      fieldNames={messages.fields}
    >
      <Text size="sm" c="dimmed">
        {messages.fillHint}
      </Text>
      <div className={styles.pair}>
        {languages.map((language) => (
          <Textarea
            key={language}
            {...form.getInputProps(`internationalizedQuestionFields.${language}.text`)}
            label={`${messages.question} (${names[language]})`}
            lang={language}
            autosize
            minRows={2}
            maxRows={8}
          />
        ))}
      </div>
      <div>
        <Text size="sm" fw={550} id="q-type">
          {messages.type}
        </Text>
        <SegmentedControl
          aria-labelledby="q-type"
          value={type}
          onChange={chooseType}
          data={questionTypes.map((value) => ({ value, label: messages.types[value] }))}
        />
      </div>
      {type === 'ShortAnswer' ? (
        <Text size="sm" c="dimmed">
          {messages.answerHint(answerLimit)}
        </Text>
      ) : (
        <fieldset className={styles.set}>
          <legend className={styles.legend}>{messages.options}</legend>
          <Text size="xs" c="dimmed" mb={6}>
            {messages.optionsHint}
          </Text>
          {Array.from({ length: count }, (_, i) => (
            <div key={i} className={styles.option}>
              {languages.map((language) => (
                <TextInput
                  key={language}
                  {...form.getInputProps(
                    `internationalizedQuestionFields.${language}.questionOptions.${i}`,
                  )}
                  value={fields[language].questionOptions[i] ?? ''}
                  aria-label={`${messages.option(i + 1)} (${names[language]})`}
                  placeholder={`${messages.option(i + 1)} (${names[language]})`}
                  lang={language}
                  maxLength={50}
                />
              ))}
              <IconAction
                size={32}
                disabled={count === 1}
                label={messages.removeOption(i + 1)}
                icon={IconX}
                onClick={() => setOptions((options) => options.filter((__, at) => at !== i))}
              />
            </div>
          ))}
          <Button
            size="compact-sm"
            variant="subtle"
            leftSection={<IconPlus size={14} aria-hidden />}
            disabled={count >= maxOptions}
            onClick={() => setOptions((options) => [...options, ''])}
          >
            {messages.addOption}
          </Button>
          {optionsProblem && (
            <p className={styles.problem} role="alert">
              {optionsProblem}
            </p>
          )}
        </fieldset>
      )}
      <div>
        <Text size="sm" fw={550} id="q-when">
          {messages.recurrence}
        </Text>
        <SegmentedControl
          aria-labelledby="q-when"
          value={recurrence}
          onChange={(next) => form.setFieldValue('recurrence', next)}
          data={recurrences.map((value) => ({ value, label: messages.recurrences[value] }))}
        />
      </div>
      <Checkbox
        label={messages.mandatory}
        checked={isMandatory}
        onChange={(event) => form.setFieldValue('isMandatory', event.currentTarget.checked)}
      />
    </RecordModal>
  )
}
