import { IconEye, IconTrash } from '@tabler/icons-react'
import { CreateButton } from '../kit/layout/create-button.tsx'
import { IconAction } from '../kit/layout/icon-action.tsx'
import { PagedTable } from '../kit/tables/paged-table.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { formsMessages } from './forms.messages.ts'
import type { Question } from './forms.queries.ts'
import styles from './forms.module.css'

type Props = {
  questions: readonly Question[]
  textOf: (question: Question) => string
  /** Null for a new question. */
  onOpen: (question: Question | null) => void
  onRemove: (question: Question) => void
}

export function QuestionsTable({ questions, textOf, onOpen, onRemove }: Props) {
  const messages = useMessages(formsMessages)
  return (
    <PagedTable
      title={messages.fields.questionPublicIds}
      rows={questions}
      empty={messages.noQuestions}
      sizes={[25, 50, 75, 100]}
      create={
        <CreateButton isSecondary onClick={() => onOpen(null)}>
          {messages.newQuestion}
        </CreateButton>
      }
      columns={[
        {
          header: messages.question,
          cell: (question) => (
            <button type="button" className={styles.name} onClick={() => onOpen(question)}>
              {textOf(question)}
            </button>
          ),
        },
        {
          header: messages.fields.isMandatory,
          cell: ({ isMandatory }) => (isMandatory ? messages.yes : messages.no),
        },
        { header: messages.fields.type, cell: ({ type }) => messages.types[type] },
        {
          header: messages.fields.recurrence,
          cell: ({ recurrence }) => messages.recurrences[recurrence],
        },
      ]}
      acts={(question) => (
        <>
          <IconAction
            label={messages.view(textOf(question))}
            icon={IconEye}
            isOnce
            onClick={() => onOpen(question)}
          />
          <IconAction
            label={messages.remove(textOf(question))}
            icon={IconTrash}
            color="red"
            isOnce
            onClick={() => onRemove(question)}
          />
        </>
      )}
    />
  )
}
