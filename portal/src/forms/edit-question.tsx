import {
  answerLimit,
  QuestionNew,
  questionTypes,
  recurrences,
} from '@guichet/contract/forms/question.ts'
import { Checkbox, SegmentedControl, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { formMessages } from '../kit/forms/form.messages.ts'
import { RecordModal } from '../kit/forms/record-modal.tsx'
import { useRecordForm } from '../kit/forms/use-record-form.ts'
import { useMessages } from '../kit/text/messages.ts'
import { emptyQuestion, questionDraftOf, type WithVersion } from './draft.rules.ts'
import { formsMessages } from './forms.messages.ts'
import {
  useCreateQuestion,
  useSaveQuestion,
  type Question,
  type QuestionDraft,
} from './forms.queries.ts'
import { QuestionOptions } from './question-options.tsx'
import styles from './forms.module.css'

const languages = ['fr', 'en'] as const
const checked = {
  safeParse: (draft: QuestionDraft) => QuestionNew.safeParse(questionDraftOf(draft)),
}

/** Editor of a question, new or existing. */
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
  const [record] = useState<WithVersion<QuestionDraft>>(() =>
    question ? { ...questionDraftOf(question), version: question.version } : emptyQuestion,
  )
  const form = useRecordForm<WithVersion<QuestionDraft>>(checked, record, command.error)
  const { type, recurrence, isMandatory, internationalizedQuestionFields: fields } = form.values
  const names = { fr: form$.french, en: form$.english }
  const count = Math.max(fields.fr.questionOptions.length, fields.en.questionOptions.length)
  const chooseType = (next: QuestionDraft['type']) => {
    form.clearErrors()
    form.setFieldValue('type', next)
    if (next === 'CheckBox' && count === 0)
      for (const language of languages)
        form.setFieldValue(`internationalizedQuestionFields.${language}.questionOptions`, [''])
  }
  const submit = (values: WithVersion<QuestionDraft>) => {
    const body = questionDraftOf(values)
    if (question)
      save.mutate({
        params: { id: question.publicId },
        body: { ...body, version: values.version! },
      })
    else create.mutate({ body })
  }
  return (
    <RecordModal
      title={question ? messages.editQuestion : messages.newQuestion}
      form={form}
      onSubmit={submit}
      onClose={onClose}
      command={command}
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
          {messages.fields.type}
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
        <QuestionOptions form={form} count={count} />
      )}
      <div>
        <Text size="sm" fw={550} id="q-when">
          {messages.fields.recurrence}
        </Text>
        <SegmentedControl
          aria-labelledby="q-when"
          value={recurrence}
          onChange={(next) => form.setFieldValue('recurrence', next)}
          data={recurrences.map((value) => ({ value, label: messages.recurrences[value] }))}
        />
      </div>
      <Checkbox
        label={messages.fields.isMandatory}
        checked={isMandatory}
        onChange={(event) => form.setFieldValue('isMandatory', event.currentTarget.checked)}
      />
    </RecordModal>
  )
}
