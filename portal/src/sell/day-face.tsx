import { useDates } from '../kit/dates.ts'
import { useWords } from '../kit/words.ts'
import type { OpenDay } from './open-days.queries.ts'
import { sellWords } from './sell.words.ts'
import styles from './sell.module.css'

type Props = { day: string; known: OpenDay | undefined; isToday: boolean }

/** A day of the strip: read in full aloud, in three short lines by the eye. */
export function DayFace({ day, known, isToday }: Props) {
  const words = useWords(sellWords)
  const dates = useDates()
  const closed = !known ? words.none : known.isAvailable ? null : words.full
  return (
    <>
      <span className={styles.hidden}>
        {dates.spoken(day)},{' '}
        {closed ?? (known!.left === null ? words.available : words.places(known!.left))}
      </span>
      <span className={styles.weekday} aria-hidden>
        {isToday ? words.today : dates.weekday(day)}
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
