import type { OnExisting } from '@guichet/contract/timetables/copy-week.ts'
import { Alert, Box } from '@mantine/core'
import { isApiError } from '../kit/api/api-error.ts'
import { ProblemAlert } from '../kit/api/problem-alert.tsx'
import { ChoiceCards } from '../kit/forms/choice-cards.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { ConflictList } from './conflict-list.tsx'
import { timetableMessages } from './timetables.messages.ts'
import type { WeekDraft } from './timetables.queries.ts'

/** `data-field` of the choice, to focus it when it is missing. */
export const conflictModeField = 'onExisting'
const choices = ['skip', 'replace', 'add'] as const

type Props = {
  draft: WeekDraft
  /** Monday of the target week. */
  monday: string
  value: OnExisting | null
  isMissing: boolean
  error: unknown
  onChange: (value: OnExisting) => void
}

/**
 * Choice between three ways to treat existing slots of the target week, each with its result as
 * computed by the server. A way that would copy nothing is disabled.
 */
export function ChooseConflictMode({ draft, monday, value, isMissing, error, onChange }: Props) {
  const messages = useMessages(timetableMessages)
  const countsOf = (choice: OnExisting) => {
    const { occurrences, skipped, closed, kept } = draft.choices[choice]
    return [
      messages.onto.copied(occurrences),
      skipped > 0 && messages.onto.skipped(skipped),
      closed > 0 && messages.onto.closed(closed),
      kept > 0 && messages.onto.kept(kept),
    ]
      .filter(Boolean)
      .join(' · ')
  }
  return (
    <div>
      <ChoiceCards
        legend={messages.onto.legend(draft.existing, monday)}
        field={conflictModeField}
        layout="rows"
        value={value}
        onChange={onChange}
        error={isMissing ? messages.onto.missing : null}
        choices={choices.map((choice) => ({
          value: choice,
          isDisabled: draft.choices[choice].occurrences === 0,
          content: (
            <>
              <strong>{messages.onto.names[choice]}</strong>
              <span className="dimmed size-12 no-margin">{messages.onto.hints[choice]}</span>
              <span className="size-13">{countsOf(choice)}</span>
            </>
          ),
        }))}
      />
      {value === 'add' && draft.conflicts.length > 0 && (
        <Box mt="xs">
          <ConflictList conflicts={draft.conflicts} />
        </Box>
      )}
      {isApiError(error, 'PlacesSold') ? (
        <Alert role="alert" color="orange" variant="light" mt="sm">
          {messages.onto.changed}
        </Alert>
      ) : (
        <ProblemAlert error={error} />
      )}
    </div>
  )
}
