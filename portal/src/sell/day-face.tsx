import { useDates } from '../kit/dates.ts'
import { useMessages } from '../kit/messages.ts'
import type { OpenDay } from './open-days.queries.ts'
import { sellMessages } from './sell.messages.ts'
import styles from './sell.module.css'

type Props = { day: string; known: OpenDay | undefined; isToday: boolean }

/** A day of the strip: read in full aloud, in three short lines by the eye. */
export function DayFace({ day, known, isToday }: Props) {
  const messages = useMessages(sellMessages)
  const dates = useDates()
  const closed = !known ? messages.none : known.isAvailable ? null : messages.full
  return (
    <>
      <span className={styles.hidden}>
        {dates.spoken(day)},{' '}
        {closed ?? (known!.left === null ? messages.available : messages.places(known!.left))}
      </span>
      <span className={styles.weekday} aria-hidden>
        {isToday ? messages.today : dates.weekday(day)}
      </span>
      <span className={styles.dayNumber} aria-hidden>
        {Number(day.slice(8))}
      </span>
      <span className={styles.left} aria-hidden>
        {closed ?? known!.left ?? '\u00a0'}
      </span>
    </>
  )
}
