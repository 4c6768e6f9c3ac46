import { ProblemAlert } from '../../kit/api/problem-alert.tsx'
import { useMessages } from '../../kit/text/messages.ts'
import { timetableMessages } from '../timetables.messages.ts'
import styles from '../timetables.module.css'

type Draft = {
  dates: number
  slots: number
  occurrences: number
  firstDate: string
  lastDate: string
  leftOutDates?: string[] | undefined
}

/** Result of publishing, as computed by the server: dates × slots. */
export function DraftPreview({ draft, error }: { draft: Draft | undefined; error: unknown }) {
  const messages = useMessages(timetableMessages)
  if (error) return <ProblemAlert error={error} />
  return (
    <output className={styles.draft} aria-live="polite">
      {draft ? (
        <>
          <strong>
            {messages.draft(
              messages.dateCount(draft.dates),
              messages.slotCount(draft.slots),
              String(draft.occurrences),
            )}
          </strong>{' '}
          · {messages.draftPeriod(draft.firstDate, draft.lastDate)}
          {draft.leftOutDates && <> · {messages.leftOut(draft.leftOutDates.join(', '))}</>}
        </>
      ) : (
        '…'
      )}
    </output>
  )
}
