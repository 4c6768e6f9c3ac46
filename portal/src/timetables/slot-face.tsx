import { IconLock, IconRepeat } from '@tabler/icons-react'
import { localeOf, useLanguage, useWords } from '../kit/words.ts'
import type { CalendarView } from './timetable-search.rules.ts'
import { isFull, offerOf, type Shown } from './timetable.rules.ts'
import { timetableWords } from './timetables.words.ts'
import styles from './timetables.module.css'

/** Time, title, used over capacity; full and closed are words, and a series has its sign. */
export function SlotFace({ shown, view }: { shown: Shown; view: CalendarView }) {
  const words = useWords(timetableWords)
  const figure = new Intl.NumberFormat(localeOf[useLanguage()])
  const { title, isOccurringOnce } = offerOf(shown)
  const { slot, rental } = shown
  const isClosed = slot && (slot.isClosed || slot.quantity === 0)
  return (
    <span className={styles.face} data-view={view}>
      <span className={styles.time}>
        {!isOccurringOnce && (
          <>
            <IconRepeat size={12} stroke={2.2} aria-hidden />
            <span className={styles.hidden}>{words.recurring}</span>
          </>
        )}
        {isClosed && <IconLock size={12} stroke={2.2} aria-hidden />}
        {(slot || view !== 'list') && (
          <span className={styles.clock}>
            {slot ? (
              <>
                {slot.beginTime}
                {view !== 'month' && <span className={styles.until}> – {slot.endTime}</span>}
              </>
            ) : (
              rental.beginTimes.join(' · ')
            )}
          </span>
        )}
      </span>
      <span className={styles.name}>{title}</span>
      <span className={styles.count}>
        {slot ? (
          slot.isClosed ? (
            `${words.kept} (${figure.format(slot.used)})`
          ) : slot.quantity === 0 && slot.capacity === 0 ? (
            words.closed
          ) : isFull(slot) ? (
            <strong>
              {words.full} {words.places(figure.format(slot.used), figure.format(slot.capacity))}
            </strong>
          ) : (
            words.places(figure.format(slot.used), figure.format(slot.capacity))
          )
        ) : (
          <>
            {view !== 'month' && `${words.durationCount(rental.durations.length)} · `}
            {words.rented(rental.used)}
          </>
        )}
      </span>
    </span>
  )
}
