import FullCalendar, { type EventDropInfo } from '@fullcalendar/react'
import '@fullcalendar/react/skeleton.css'
import '@fullcalendar/react/themes/classic/theme.css'
import '@fullcalendar/react/themes/classic/palette.css'
import dayGrid from '@fullcalendar/react/daygrid'
import interaction from '@fullcalendar/react/interaction'
import list from '@fullcalendar/react/list'
import classic from '@fullcalendar/react/themes/classic'
import timeGrid from '@fullcalendar/react/timegrid'
import { Button, useComputedColorScheme } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { CSSProperties } from 'react'
import { useDates } from '../kit/dates/dates.ts'
import { phoneQuery } from '../kit/layout/breakpoints.ts'
import { localeOf, useLanguage, useMessages } from '../kit/text/messages.ts'
import { colourOf } from './item-colour.ts'
import { SlotLabel } from './slot-label.tsx'
import type { CalendarView } from './timetable-search.rules.ts'
import {
  calendarEnd,
  heatOf,
  shownOf,
  type TimetableEntry,
  type DroppedSlot,
} from './timetable.rules.ts'
import { timetableMessages } from './timetables.messages.ts'
import type { CalendarDay, Item } from './timetables.queries.ts'
import type { restOfMonth } from './view-period.rules.ts'
import styles from './timetables.module.css'

type Props = {
  item: Item
  view: CalendarView
  date: string
  /** Weeks of the current month without the past ones; null for all of a month. */
  rest: ReturnType<typeof restOfMonth>
  onWhole: () => void
  days: readonly CalendarDay[]
  label: string
  onOpen: (shown: TimetableEntry, dropped?: DroppedSlot) => void
  onDay: (day: string) => void
}
const viewNames = {
  month: 'dayGridMonth',
  week: 'timeGridWeek',
  day: 'timeGridDay',
  list: 'listMonth',
} as const
/** Equipment has start times without an end: its days are cells without a time scale. */
const rentalViewNames = { ...viewNames, week: 'dayGridWeek', day: 'dayGridDay' } as const
const plugins = [classic, dayGrid, timeGrid, list, interaction]

/**
 * The library gets local times of the business as if they were UTC, so that the browser's time zone
 * does not matter.
 */
const wallDay = (date: Date) => date.toISOString().slice(0, 10)
const wallHour = (date: Date) => date.toISOString().slice(11, 16)

/** The calendar library with our data, texts and colours. */
export function Calendar({ item, view, date, rest, onWhole, days, label, onOpen, onDay }: Props) {
  const messages = useMessages(timetableMessages)
  const language = useLanguage()
  const scheme = useComputedColorScheme('light')
  const isPhone = useMediaQuery(phoneQuery, false, { getInitialValueInEffect: false })
  const mostPerDay = isPhone ? 2 : 4
  const { today, now } = useDates()
  const heat = new Map(days.map((day) => [day.date, heatOf(day)]))
  const colour = colourOf(item.publicId, scheme)
  const events = shownOf(days).map((shown) => {
    const isStill =
      view === 'month' || view === 'list' || offered(shown).isPast || Boolean(shown.slot?.isClosed)
    return {
      id: shown.key,
      title: offered(shown).title,
      extendedProps: { shown },
      editable: !isStill,
      ...(shown.slot
        ? {
            start: `${shown.date}T${shown.slot.beginTime}`,
            end: calendarEnd(shown.date, shown.slot),
          }
        : { start: shown.date, allDay: true }),
    }
  })
  const drop = ({ event, revert }: EventDropInfo) => {
    const { shown } = event.extendedProps as { shown: TimetableEntry }
    const [start, end] = [event.start!, event.end ?? event.start!]
    // The event goes back until the change is saved: the dialog asks the same questions.
    revert()
    // A slot without a length keeps none.
    const isMoment = shown.slot !== undefined && shown.slot.beginTime === shown.slot.endTime
    const [begin, until] = [wallHour(start), wallHour(end)]
    onOpen(shown, { date: wallDay(start), begin, end: isMoment ? begin : until })
  }
  return (
    <section
      className={`panel ${styles.calendar}`}
      aria-label={label}
      data-view={view}
      style={{ '--hue': colour } as CSSProperties}
    >
      {rest && (
        <Button variant="subtle" size="compact-sm" onClick={onWhole}>
          {messages.pastWeeks}
        </Button>
      )}
      <FullCalendar
        // The library reads its view only once.
        key={String(rest === null)}
        plugins={plugins}
        {...openedAt(item, { view, date, rest })}
        timeZone="UTC"
        now={() => `${today()}T${now()}:00Z`}
        locale={localeOf[language]}
        firstDay={1}
        headerToolbar={false}
        height="auto"
        colorScheme={scheme}
        events={events}
        eventContent={({ event }) => (
          <SlotLabel shown={(event.extendedProps as { shown: TimetableEntry }).shown} view={view} />
        )}
        eventClass={({ event }) =>
          faceClass((event.extendedProps as { shown: TimetableEntry }).shown)
        }
        eventInteractive
        eventClick={({ event }) => onOpen((event.extendedProps as { shown: TimetableEntry }).shown)}
        eventStartEditable
        eventDurationEditable={false}
        eventDrop={drop}
        eventOrder="start,-duration,title"
        eventDisplay="block"
        allDaySlot={false}
        nowIndicator
        dayMaxEvents={view === 'month' && mostPerDay}
        moreLinkText={(count: number) => messages.moreSlots(count)}
        moreLinkHint={(count: number) => messages.moreHint(count)}
        moreLinkClick={({ date: day }) => onDay(wallDay(day))}
        slotMinTime={bounds(days).from}
        slotMaxTime={bounds(days).to}
        slotDuration="00:30:00"
        snapDuration="00:15:00"
        slotHeaderContent={({ date: at }) => wallHour(at)}
        fixedWeekCount={false}
        dayHeaderFormat={
          view === 'month' ? { weekday: 'short' } : { weekday: 'short', day: 'numeric' }
        }
        weekTextLong={messages.views.week}
        weekTextShort={messages.weekShort}
        noEventsText={messages.empty}
        closeHint={messages.close}
        dayCellClass={({ date: day }) => {
          const level = heat.get(wallDay(day))
          return view === 'month' && level !== undefined && level !== null
            ? styles[`heat${Math.min(4, Math.floor(level * 5))}`]!
            : ''
        }}
        {...(view === 'month' && {
          dayCellTopContent: ({ date: day }) => (
            <DayTop day={wallDay(day)} month={date} level={heat.get(wallDay(day)) ?? null} />
          ),
        })}
      />
      {view !== 'list' && events.length === 0 && (
        <output className={styles.nothing}>{messages.empty}</output>
      )}
    </section>
  )
}
type FirstView = { view: CalendarView; date: string; rest: ReturnType<typeof restOfMonth> }
/** The library's view and date. */
const openedAt = ({ type }: Item, { view, date, rest }: FirstView) =>
  rest
    ? {
        initialView: 'dayGrid',
        initialDate: rest.from,
        visibleRange: { start: rest.from, end: rest.until },
      }
    : { initialView: (type === 'rental' ? rentalViewNames : viewNames)[view], initialDate: date }

const offered = (shown: TimetableEntry) => shown.slot ?? shown.rental
const faceClass = (shown: TimetableEntry) =>
  [
    styles.event,
    offered(shown).isPast && styles.past,
    shown.slot && (shown.slot.isClosed || shown.slot.quantity === 0) && styles.closed,
  ]
    .filter(Boolean)
    .join(' ')

/** Range of the time scale: a working day, extended to the first and last slot. */
function bounds(days: readonly CalendarDay[]): { from: string; to: string } {
  const slots = days.flatMap(({ timeslots }) => timeslots)
  const first = Math.min(8, ...slots.map(({ beginTime }) => Number(beginTime.slice(0, 2))))
  const last = Math.max(
    18,
    ...slots.map(({ endTime }) =>
      Math.ceil(Number(endTime.slice(0, 2)) + Number(endTime.slice(3)) / 60),
    ),
  )
  return {
    from: `${String(first).padStart(2, '0')}:00:00`,
    to: `${String(Math.min(24, last)).padStart(2, '0')}:00:00`,
  }
}

type DayTopProps = { day: string; month: string; level: number | null }
/** Number of a day, with the name of its month where that is not the month shown. */
function DayTop({ day, month, level }: DayTopProps) {
  const messages = useMessages(timetableMessages)
  const { dayAndMonth } = useDates()
  const isOfMonth = day.slice(0, 7) === month.slice(0, 7)
  return (
    <span className="row between gap-6 size-12 full-width">
      {level !== null && level >= 0.005 && (
        <span className={styles.level}>{messages.taken(Math.round(level * 100))}</span>
      )}
      <span className="one-line">{isOfMonth ? Number(day.slice(8)) : dayAndMonth(day)}</span>
    </span>
  )
}
