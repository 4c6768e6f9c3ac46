import { IconLock, IconRepeat } from '@tabler/icons-react'
import { localeOf, useLanguage, useMessages } from '../kit/messages.ts'
import type { CalendarView } from './timetable-search.rules.ts'
import { isFull, offerOf, type Shown } from './timetable.rules.ts'
import { timetableMessages } from './timetables.messages.ts'
import styles from './timetables.module.css'

/** Time, title, used over capacity; full and closed are words, and a series has its sign. */
export function SlotFace({ shown, view }: { shown: Shown; view: CalendarView }) {
  const messages = useMessages(timetableMessages)
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
            <span className={styles.hidden}>{messages.recurring}</span>
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
            `${messages.kept} (${figure.format(slot.used)})`
          ) : slot.quantity === 0 && slot.capacity === 0 ? (
            messages.closed
          ) : isFull(slot) ? (
            <strong>
              {messages.full}{' '}
              {messages.places(figure.format(slot.used), figure.format(slot.capacity))}
            </strong>
          ) : (
            messages.places(figure.format(slot.used), figure.format(slot.capacity))
          )
        ) : (
          <>
            {view !== 'month' && `${messages.durationCount(rental.durations.length)} · `}
            {messages.rented(rental.used)}
          </>
        )}
      </span>
    </span>
  )
}
