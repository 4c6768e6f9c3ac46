import { maxOptions } from '@guichet/contract/forms/question.ts'
import { Button, Text, TextInput } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { formMessages } from '../kit/forms/form.messages.ts'
import type { RecordForm } from '../kit/forms/use-record-form.ts'
import { IconAction } from '../kit/layout/icon-action.tsx'
import { useMessages } from '../kit/text/messages.ts'
import type { WithVersion } from './draft.rules.ts'
import { formsMessages } from './forms.messages.ts'
import type { QuestionDraft } from './forms.queries.ts'
import styles from './forms.module.css'

const languages = ['fr', 'en'] as const
const path = (language: 'fr' | 'en') =>
  `internationalizedQuestionFields.${language}.questionOptions` as const
type Props = { form: RecordForm<WithVersion<QuestionDraft>>; count: number }

/** Options of a question, in both languages. */
export function QuestionOptions({ form, count }: Props) {
  const messages = useMessages(formsMessages)
  const { french, english } = useMessages(formMessages)
  const fields = form.values.internationalizedQuestionFields
  const names = { fr: french, en: english }
  const setOptions = (change: (options: string[]) => string[]) => {
    for (const language of languages)
      form.setFieldValue(
        path(language),
        change(Array.from({ length: count }, (_, i) => fields[language].questionOptions[i] ?? '')),
      )
  }
  const problem = form.errors[path('fr')] ?? form.errors[path('en')]
  return (
    <fieldset className="shrinks">
      <legend className="size-14 medium below-4">{messages.options}</legend>
      <Text size="xs" c="dimmed" mb={6}>
        {messages.optionsHint}
      </Text>
      {Array.from({ length: count }, (_, i) => (
        <div key={i} className={styles.option}>
          {languages.map((language) => (
            <TextInput
              key={language}
              {...form.getInputProps(`${path(language)}.${i}`)}
              value={fields[language].questionOptions[i] ?? ''}
              aria-label={`${messages.option(i + 1)} (${names[language]})`}
              placeholder={`${messages.option(i + 1)} (${names[language]})`}
              lang={language}
              maxLength={50}
            />
          ))}
          <IconAction
            label={messages.removeOption(i + 1)}
            icon={IconX}
            size={32}
            disabled={count === 1}
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
      {problem && (
        <p className="error size-13 no-margin above-4" role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  )
}
