import { Button, Group, Modal, Stack } from '@mantine/core'
import { useRef, type ReactNode } from 'react'
import { formWords } from '../kit/form.words.ts'
import { kitWords } from '../kit/kit.words.ts'
import { RefusalAlert } from '../kit/refusal-alert.tsx'
import { isRefusal } from '../kit/refusal.ts'
import { useReturnFocus } from '../kit/return-focus.ts'
import { isTopDialog } from '../kit/top-dialog.ts'
import { useWords } from '../kit/words.ts'
import { useQuestions, type Answers } from './questions.tsx'
import type { Conflict } from './timetables.queries.ts'
import { timetableWords } from './timetables.words.ts'
import styles from './timetables.module.css'

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
  onCopy: (answers: Answers, onError: (error: Error) => void) => void
  onClose: () => void
}

/**
 * A copy: what it would write is told while it is chosen, overlaps are asked about, then it is
 * written.
 */
export function CopyFrame({
  title,
  hint,
  children,
  draft,
  isAsked,
  isCopying,
  error,
  onCopy,
  onClose,
}: Props) {
  const words = useWords(timetableWords)
  const form = useWords(formWords)
  const kit = useWords(kitWords)
  const questions = useQuestions()
  const box = useRef<HTMLDivElement>(null)
  useReturnFocus(true)
  const isReady = isAsked && Boolean(draft.data) && !draft.error && !draft.isPlaceholderData
  const send = (answers: Answers) => onCopy(answers, (refusal) => questions.again(refusal, send))
  return (
    <Modal
      opened
      onClose={() => {
        if (isTopDialog(box.current)) onClose()
      }}
      title={title}
      size={520}
      closeButtonProps={{ 'aria-label': kit.close }}
    >
      <Stack gap="md" ref={box}>
        <p className={styles.hint}>{hint}</p>
        {children}
        {isAsked && draft.error ? (
          <RefusalAlert error={draft.error} />
        ) : (
          isAsked &&
          draft.data && (
            <output className={styles.draft} aria-live="polite">
              <strong>
                {words.willWrite(draft.data.occurrences, draft.data.firstDate, draft.data.lastDate)}
              </strong>
            </output>
          )
        )}
        {!isRefusal(error, 'TimetableConflict') && <RefusalAlert error={error} />}
        <Group justify="flex-end">
          <Button variant="default" disabled={isCopying} onClick={onClose}>
            {form.cancel}
          </Button>
          <Button
            disabled={!isReady}
            loading={isCopying}
            onClick={() => questions.ask({ conflicts: draft.data?.conflicts, send })}
          >
            {words.copy}
          </Button>
        </Group>
      </Stack>
      {questions.dialog}
    </Modal>
  )
}
