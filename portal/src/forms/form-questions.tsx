import { Select, Text } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { IconAction } from '../kit/layout/icon-action.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { movedTo } from './draft.rules.ts'
import { formsMessages } from './forms.messages.ts'
import type { Question } from './forms.queries.ts'
import styles from './forms.module.css'

type Props = {
  asked: readonly string[]
  questions: readonly Question[]
  textOf: (id: string) => string
  onChange: (asked: string[]) => void
  problem: ReactNode
}

/** Questions of a form, in order, and those that can be added. */
export function FormQuestions({ asked, questions, textOf, onChange, problem }: Props) {
  const messages = useMessages(formsMessages)
  return (
    <fieldset className="shrinks">
      <legend className="size-14 medium below-4">
        {messages.chooseQuestions}
        <span className="error" aria-hidden>
          {' '}
          *
        </span>
      </legend>
      <Text size="xs" c="dimmed" mb={6}>
        {messages.chooseQuestionsHint}
      </Text>
      {asked.length > 0 && (
        <ol className={styles.asked}>
          {asked.map((id, i) => {
            const text = textOf(id)
            return (
              <li key={id}>
                <span>
                  {i + 1}. {text}
                </span>
                <IconAction
                  label={messages.up(text)}
                  icon={IconArrowUp}
                  disabled={i === 0}
                  onClick={() => onChange(movedTo(asked, i, i - 1))}
                />
                <IconAction
                  label={messages.down(text)}
                  icon={IconArrowDown}
                  disabled={i === asked.length - 1}
                  onClick={() => onChange(movedTo(asked, i, i + 1))}
                />
                <IconAction
                  label={messages.takeOut(text)}
                  icon={IconX}
                  color="red"
                  onClick={() => onChange(asked.filter((other) => other !== id))}
                />
              </li>
            )
          })}
        </ol>
      )}
      <Select
        aria-label={messages.addQuestion}
        data-path="questionPublicIds"
        placeholder={messages.addQuestion}
        searchable
        value={null}
        nothingFoundMessage={messages.nothing}
        onChange={(id) => {
          if (id) onChange([...asked, id])
        }}
        data={questions
          .filter(({ publicId }) => !asked.includes(publicId))
          .map(({ publicId }) => ({ value: publicId, label: textOf(publicId) }))}
      />
      {problem && (
        <p className="error size-13 no-margin above-4" role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  )
}
