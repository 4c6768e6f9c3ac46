import { Text } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { isApiError } from '../kit/api-error.ts'
import { Confirm } from '../kit/confirm.tsx'
import { useMessages } from '../kit/messages.ts'
import { SoldQuestion } from './sold-question.tsx'
import { groupedConflicts } from './timetable.rules.ts'
import { timetableMessages } from './timetables.messages.ts'
import type { Conflict, Impact } from './timetables.queries.ts'
import styles from './timetables.module.css'

/** What was answered before a change is sent. */
export type Answers = {
  acceptConflicts?: boolean
  soldTickets?: 'keep' | 'reschedule'
  reschedulingReason?: string
  expectedSold?: number
}
type Question = {
  /** A removal says first what it takes. */
  removal?: { count: number; last: string } | undefined
  conflicts?: readonly Conflict[] | undefined
  impact?: Impact | undefined
  send: (answers: Answers) => void
}

/**
 * The questions before a change, one after the other: what is removed, what overlaps, what becomes
 * of sold places. Any of them can be left, and nothing has happened. `again` asks anew when the
 * server found something else meanwhile.
 */
export function useQuestions(): {
  ask: (question: Question) => void
  again: (error: unknown, send: Question['send']) => void
  dialog: ReactNode
} {
  const [asked, setAsked] = useState<{
    question: Question
    answers: Answers
    isRemovalKnown: boolean
  } | null>(null)
  const proceed = (question: Question, answers: Answers, isRemovalKnown: boolean) => {
    const isOpen =
      (question.removal && !isRemovalKnown) ||
      (question.conflicts?.length && !answers.acceptConflicts) ||
      (question.impact?.sold && !answers.soldTickets)
    setAsked(isOpen ? { question, answers, isRemovalKnown } : null)
    if (!isOpen) question.send(answers)
  }
  const ask = (question: Question) => proceed(question, {}, false)
  const again = (error: unknown, send: Question['send']) => {
    if (isApiError(error, 'PlacesSold'))
      proceed(
        {
          impact: error.data.impact as Impact,
          send: (answers) => send({ ...answers, acceptConflicts: true }),
        },
        {},
        true,
      )
    if (isApiError(error, 'TimetableConflict'))
      proceed({ conflicts: error.data.conflicts as Conflict[], send }, {}, true)
  }
  return {
    ask,
    again,
    dialog: asked && (
      <SaveScopeQuestion
        {...asked}
        onAnswer={(answers, isRemovalKnown) =>
          proceed(asked.question, { ...asked.answers, ...answers }, isRemovalKnown)
        }
        onClose={() => setAsked(null)}
      />
    ),
  }
}

type Props = {
  question: Question
  answers: Answers
  isRemovalKnown: boolean
  onAnswer: (answers: Answers, isRemovalKnown: boolean) => void
  onClose: () => void
}
function SaveScopeQuestion({
  question: { removal, conflicts, impact },
  answers,
  isRemovalKnown,
  onAnswer,
  onClose,
}: Props) {
  const messages = useMessages(timetableMessages)
  if (conflicts?.length && !answers.acceptConflicts)
    return (
      <Confirm
        title={messages.conflictsTitle}
        verb={messages.goOn}
        onConfirm={() => onAnswer({ acceptConflicts: true }, true)}
        onClose={onClose}
      >
        <ConflictList conflicts={conflicts} />
        <Text mt="sm">{messages.conflictsText}</Text>
      </Confirm>
    )
  if (impact?.sold)
    return (
      <SoldQuestion
        impact={impact}
        removal={removal}
        onChoose={(choice) => onAnswer({ ...choice, expectedSold: impact.sold }, true)}
        onClose={onClose}
      />
    )
  if (removal && !isRemovalKnown)
    return (
      <Confirm
        title={messages.removeTitle}
        verb={messages.remove}
        isDangerous
        onConfirm={() => onAnswer({}, true)}
        onClose={onClose}
      >
        {messages.removeText(removal.count, removal.last)}
      </Confirm>
    )
  return null
}

/** Each overlap on a line of its own: the days, the times, with what. */
export function ConflictList({ conflicts }: { conflicts: readonly Conflict[] }) {
  const messages = useMessages(timetableMessages)
  return (
    <ul className={styles.listed}>
      {groupedConflicts(conflicts).map((groupedConflict, place) => {
        const range = (begin: string, end: string) => (begin === end ? begin : `${begin} – ${end}`)
        return (
          <li key={place}>
            {messages.conflict(
              groupedConflict.weekdays.map((day) => messages.dayNames[day]).join(', '),
              range(groupedConflict.timeslotBeginTime, groupedConflict.timeslotEndTime),
              range(
                groupedConflict.conflictingTimetableBeginTime,
                groupedConflict.conflictingTimetableEndTime,
              ),
              groupedConflict.conflictingTimetableTitle,
            )}{' '}
            · {messages.times(groupedConflict.dates)}
          </li>
        )
      })}
    </ul>
  )
}
