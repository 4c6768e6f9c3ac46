import { Button, Group, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { isApiError } from '../../kit/api/api-error.ts'
import { ProblemAlert } from '../../kit/api/problem-alert.tsx'
import { formMessages } from '../../kit/forms/form.messages.ts'
import { Dialog } from '../../kit/layout/dialog.tsx'
import { useMessages } from '../../kit/text/messages.ts'
import type { Answers } from '../change.rules.ts'
import { timetableMessages } from '../timetables.messages.ts'
import type { Conflict } from '../timetables.queries.ts'
import { useQuestions } from '../use-questions.tsx'
import styles from '../timetables.module.css'

type Draft = { conflicts: Conflict[]; occurrences: number; firstDate: string; lastDate: string }
type Props = {
  title: string
  hint: string
  children: ReactNode
  draft: {
    data: Draft | undefined
    error: unknown
    isPlaceholderData: boolean
    isFetching: boolean
  }
  isAsked: boolean
  isCopying: boolean
  error: unknown
  /** Choice about existing slots in the dialog, which replaces the question about overlaps. */
  existing?: ReactNode
  onCopy: (answers: Answers, onError: (error: Error) => void) => void
  onClose: () => void
}

/**
 * Dialog of a copy: shows its result while the options are chosen, asks about overlaps, then
 * copies.
 */
export function CopyFrame({
  title,
  hint,
  children,
  draft,
  isAsked,
  isCopying,
  error,
  existing,
  onCopy,
  onClose,
}: Props) {
  const messages = useMessages(timetableMessages)
  const form = useMessages(formMessages)
  const questions = useQuestions('publish')
  const isReady = isAsked && Boolean(draft.data) && !draft.error && !draft.isPlaceholderData
  const send = (answers: Answers) => onCopy(answers, questions.refuse)
  return (
    <Dialog onClose={onClose} title={title} size={520}>
      <Stack gap="md">
        <p className="dimmed size-12 no-margin">{hint}</p>
        {children}
        {isAsked && draft.error ? (
          <ProblemAlert error={draft.error} />
        ) : (
          isAsked &&
          draft.data && (
            <output className={styles.draft} aria-live="polite">
              <strong>
                {messages.willWrite(
                  draft.data.occurrences,
                  draft.data.firstDate,
                  draft.data.lastDate,
                )}
              </strong>
            </output>
          )
        )}
        {existing}
        {!existing && !isApiError(error, 'TimetableConflict') && <ProblemAlert error={error} />}
        <Group justify="flex-end">
          <Button variant="default" disabled={isCopying} onClick={onClose}>
            {form.cancel}
          </Button>
          <Button
            disabled={!isReady}
            loading={isCopying}
            onClick={() =>
              questions.ask({ conflicts: existing ? [] : draft.data?.conflicts }, send)
            }
          >
            {messages.copy}
          </Button>
        </Group>
      </Stack>
      {questions.dialog}
    </Dialog>
  )
}
