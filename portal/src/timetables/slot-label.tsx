import { IconLock, IconRepeat } from '@tabler/icons-react'
import { numberFormat } from '../kit/text/formats.ts'
import { useLanguage, useMessages } from '../kit/text/messages.ts'
import type { CalendarView } from './timetable-search.rules.ts'
import { isFull, offerOf, type TimetableEntry } from './timetable.rules.ts'
import { timetableMessages } from './timetables.messages.ts'
import styles from './timetables.module.css'

type Props = { shown: TimetableEntry; view: CalendarView }

/** Time, title and used places of a slot; full and closed are words, a series is an icon. */
export function SlotLabel({ shown, view }: Props) {
  const { title } = offerOf(shown)
  return (
    // The complete text, for a day in the month view that has no room for it.
    <span className={styles.face} data-view={view} title={`${hoursOf(shown)} · ${title}`}>
      <Time shown={shown} view={view} />
      <span className={styles.name}>{title}</span>
      <span className={styles.count}>
        {shown.slot ? (
          <SlotCount slot={shown.slot} />
        ) : (
          <RentalCount rental={shown.rental} view={view} />
        )}
      </span>
    </span>
  )
}

const hoursOf = ({ slot, rental }: TimetableEntry): string =>
  slot ? `${slot.beginTime} – ${slot.endTime}` : rental.beginTimes.join(' · ')

function Time({ shown, view }: Props) {
  const messages = useMessages(timetableMessages)
  const { slot, rental } = shown
  const isClosed = slot && (slot.isClosed || slot.quantity === 0)
  return (
    <span className={styles.time}>
      {!offerOf(shown).isOccurringOnce && (
        <>
          <IconRepeat size={12} stroke={2.2} aria-hidden />
          <span className="visually-hidden">{messages.recurring}</span>
        </>
      )}
      {isClosed && <IconLock size={12} stroke={2.2} aria-hidden />}
      {slot && (
        <span className={styles.clock}>
          {slot.beginTime}
          {view !== 'month' && <span className={styles.until}> – {slot.endTime}</span>}
        </span>
      )}
      {rental && view !== 'list' && (
        <span className={styles.clock}>{rental.beginTimes.join(' · ')}</span>
      )}
    </span>
  )
}

function SlotCount({ slot }: { slot: NonNullable<TimetableEntry['slot']> }) {
  const messages = useMessages(timetableMessages)
  const figure = numberFormat(useLanguage())
  const places = messages.places(figure.format(slot.used), figure.format(slot.capacity))
  if (slot.isClosed) return `${messages.kept} (${figure.format(slot.used)})`
  if (slot.quantity === 0 && slot.capacity === 0) return messages.closed
  if (!isFull(slot)) return <span className="one-line">{places}</span>
  return (
    <strong className="full">
      {messages.full} <span className="one-line">{places}</span>
    </strong>
  )
}

function RentalCount({
  rental,
  view,
}: {
  rental: NonNullable<TimetableEntry['rental']>
  view: CalendarView
}) {
  const messages = useMessages(timetableMessages)
  return (
    <>
      {view !== 'month' && `${messages.durationCount(rental.durations.length)} · `}
      {messages.rented(rental.used)}
    </>
  )
}
