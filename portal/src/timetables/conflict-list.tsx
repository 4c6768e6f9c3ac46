import { useMessages } from '../kit/text/messages.ts'
import { groupedConflicts } from './timetable.rules.ts'
import { timetableMessages } from './timetables.messages.ts'
import type { Conflict } from './timetables.queries.ts'
import styles from './timetables.module.css'

/** Overlaps, one per line: days, times and the other slot. */
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
