import { RefusalAlert } from '../kit/refusal-alert.tsx'
import { useWords } from '../kit/words.ts'
import { timetableWords } from './timetables.words.ts'
import styles from './timetables.module.css'

type Draft = {
  dates: number
  slots: number
  occurrences: number
  firstDate: string
  lastDate: string
}

/** What publishing would write, as the server counts it: so many dates, times so many slots. */
export function DraftTold({ draft, error }: { draft: Draft | undefined; error: unknown }) {
  const words = useWords(timetableWords)
  if (error) return <RefusalAlert error={error} />
  return (
    <output className={styles.draft} aria-live="polite">
      {draft ? (
        <>
          <strong>
            {words.draft(
              words.dateCount(draft.dates),
              words.slotCount(draft.slots),
              String(draft.occurrences),
            )}
          </strong>{' '}
          · {words.draftPeriod(draft.firstDate, draft.lastDate)}
        </>
      ) : (
        '…'
      )}
    </output>
  )
}
