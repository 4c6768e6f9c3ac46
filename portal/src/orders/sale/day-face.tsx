import { useDates } from '../../kit/dates/dates.ts'
import { useMessages } from '../../kit/text/messages.ts'
import type { OpenDay } from './open-days.queries.ts'
import { sellMessages } from './sell.messages.ts'
import styles from './sell.module.css'

type Props = { day: string; known: OpenDay | undefined; isToday: boolean }

/** A day of the strip: read in full aloud, in three short lines by the eye. */
export function DayFace({ day, known, isToday }: Props) {
  const dates = useDates()
  const messages = useMessages(sellMessages)
  const { spoken, shown } = useDayText(known)
  return (
    <>
      <span className={styles.hidden}>
        {dates.spoken(day)}, {spoken}
      </span>
      <span className={styles.weekday} aria-hidden>
        {isToday ? messages.today : dates.weekday(day)}
      </span>
      <span className={styles.dayNumber} aria-hidden>
        {Number(day.slice(8))}
      </span>
      <span className={styles.left} aria-hidden>
        {shown}
      </span>
    </>
  )
}

function useDayText(known: OpenDay | undefined): { spoken: string; shown: string | number } {
  const messages = useMessages(sellMessages)
  if (!known) return { spoken: messages.none, shown: messages.none }
  if (!known.isAvailable) return { spoken: messages.full, shown: messages.full }
  if (known.left === null) return { spoken: messages.available, shown: '\u00a0' }
  return { spoken: messages.places(known.left), shown: known.left }
}
