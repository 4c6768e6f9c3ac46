import { Text } from '@mantine/core'
import { Confirm } from '../kit/layout/confirm.tsx'
import { useMessages } from '../kit/text/messages.ts'
import type { Answers, ChangeState } from './change.rules.ts'
import { ConflictList } from './conflict-list.tsx'
import { SoldQuestion } from './sold-question.tsx'
import { timetableMessages } from './timetables.messages.ts'

type Props = {
  state: ChangeState
  /** Whether something new is published, or an existing offer changes. */
  kind: 'publish' | 'change'
  onAnswer: (answers: Answers) => void
  onClose: () => void
}

/**
 * Questions before a change, in sequence: overlaps, then sold places. Closing any of them cancels
 * the change.
 */
export function ChangeQuestions({ state, kind, onAnswer, onClose }: Props) {
  const messages = useMessages(timetableMessages)
  if (state.name === 'conflicts')
    return (
      <Confirm
        title={messages.conflictsTitle}
        verb={messages.goOn}
        onConfirm={() => onAnswer({ acceptConflicts: true })}
        onClose={onClose}
      >
        <ConflictList conflicts={state.findings.conflicts ?? []} />
        <Text mt="sm">{messages.conflictsText[kind]}</Text>
      </Confirm>
    )
  if (state.name === 'sold' && state.findings.impact) {
    const { impact, removal } = state.findings
    return (
      <SoldQuestion
        impact={impact}
        removal={removal}
        onChoose={(choice) => onAnswer({ ...choice, expectedSold: impact.sold })}
        onClose={onClose}
      />
    )
  }
  return null
}
