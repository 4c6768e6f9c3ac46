import type { Reply } from '@guichet/contract/endpoint.ts'
import type { validateAvailability } from '@guichet/contract/timetables/change-availability.ts'
import type { OnExisting, validateWeekCopy } from '@guichet/contract/timetables/copy-week.ts'
import type { getCalendar } from '@guichet/contract/timetables/get-calendar.ts'
import { weekdays, type Weekday } from '@guichet/contract/timetables/timetable.ts'

type CalendarDay = Reply<typeof getCalendar>['days'][number]
type Slot = CalendarDay['timeslots'][number]
type RentalDay = CalendarDay['availabilities'][number]
type Conflict = Reply<typeof validateAvailability>['conflicts'][number]
type WeekDraft = Reply<typeof validateWeekCopy>

/** One thing on the calendar: a slot of an activity, or the begin times of an equipment type. */
export type Shown =
  | { key: string; date: string; slot: Slot; rental?: never }
  | { key: string; date: string; rental: RentalDay; slot?: never }
/** Where it was dropped; it goes back by itself unless the change is saved. */
export type Dropped = { date: string; begin: string; end: string }
export const offerOf = (shown: Shown): Slot | RentalDay => shown.slot ?? shown.rental!

/**
 * Where the drawing of a slot ends. One without a length is drawn a minute long, on its own day:
 * the calendar would give it an hour, which may lie on the next one.
 */
export function drawnEnd(
  date: string,
  { beginTime, endTime }: Pick<Slot, 'beginTime' | 'endTime'>,
) {
  if (endTime > beginTime) return `${date}T${endTime}`
  return new Date(Date.parse(`${date}T${beginTime.slice(0, 5)}:00Z`) + 60_000)
    .toISOString()
    .slice(0, 16)
}

export const shownOf = (days: readonly CalendarDay[]): Shown[] =>
  days.flatMap(({ date, timeslots, availabilities }) => [
    ...timeslots.map((slot): Shown => ({
      key: `${slot.availabilityPublicId} ${date}`,
      date,
      slot,
    })),
    ...availabilities.map((rental): Shown => ({
      key: `${rental.availabilityPublicId} ${date}`,
      date,
      rental,
    })),
  ])

/**
 * Whether an activity is scheduled: tickets of a day are, and equipment that is described among the
 * activities, where the new rentals are off.
 */
export const isScheduled = (
  categories: readonly { category: string }[],
  isNewRentalEnabled: boolean,
): boolean =>
  categories.some(
    ({ category }) =>
      category === 'daily_ticket' || (category === 'equipment_rental' && !isNewRentalEnabled),
  )

/** Whether slots of an activity would be sold to nobody, for its tickets of a day are switched off. */
export const isSwitchedOff = (
  categories: readonly { category: string; isInactive?: boolean | undefined }[],
): boolean => {
  const ofDay = categories.filter(({ category }) => category === 'daily_ticket')
  return ofDay.length > 0 && ofDay.every(({ isInactive }) => isInactive === true)
}

export const weekdayOf = (date: string): Weekday =>
  weekdays[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7]!
export const isFull = ({ used, capacity }: Slot): boolean => capacity > 0 && used >= capacity

/**
 * How full a day is, from 0 to 1, each slot counted once however many series share it; null without
 * slots.
 */
export function heatOf({ timeslots }: CalendarDay): number | null {
  const slots = [...new Map(timeslots.map((slot) => [slot.slotPublicId, slot])).values()].filter(
    ({ capacity }) => capacity > 0,
  )
  const capacity = slots.reduce((sum, slot) => sum + slot.capacity, 0)
  return capacity === 0 ? null : slots.reduce((sum, { used }) => sum + used, 0) / capacity
}

export type Row = { beginTimeslot: string; endTimeslot: string }
/** Pairs of rows of one form that overlap: worth a warning, and allowed. */
export function overlapsOf(rows: readonly Row[]): [number, number][] {
  return rows.flatMap((a, i) =>
    rows
      .slice(i + 1)
      .flatMap((b, j): [number, number][] =>
        isWhole(a) &&
        isWhole(b) &&
        a.beginTimeslot < b.endTimeslot &&
        b.beginTimeslot < a.endTimeslot
          ? [[i, i + 1 + j]]
          : [],
      ),
  )
}
/** The row after another: from its end on, as long as it, where the day has room for that. */
export function followingRow(last: Row | undefined): Row {
  if (!last?.endTimeslot) return { beginTimeslot: '', endTimeslot: '' }
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  const end = 2 * minutes(last.endTimeslot) - minutes(last.beginTimeslot)
  const isKnown = isWhole(last) && end > minutes(last.endTimeslot) && end < 24 * 60
  const two = (part: number) => String(part).padStart(2, '0')
  return {
    beginTimeslot: last.endTimeslot,
    endTimeslot: isKnown ? `${two(Math.floor(end / 60))}:${two(end % 60)}` : '',
  }
}
const isWhole = ({ beginTimeslot, endTimeslot }: Row) => beginTimeslot !== '' && endTimeslot !== ''

/** The same overlap on several weekdays is read as one line. */
export const groupedConflicts = (conflicts: readonly Conflict[]) =>
  [
    ...Map.groupBy(conflicts, (item) =>
      [
        item.timeslotBeginTime,
        item.timeslotEndTime,
        item.conflictingTimetableBeginTime,
        item.conflictingTimetableEndTime,
        item.conflictingTimetableTitle,
      ].join('|'),
    ).values(),
  ].map((alike) => ({
    ...alike[0]!,
    weekdays: alike.map(({ weekday }) => weekday),
    dates: alike.reduce((sum, item) => sum + item.dates, 0),
  }))

/**
 * What somebody picked, as long as it copies anything. Until then the copy leaves alone what is
 * there, which harms nobody; where that would copy nothing it is for the person to choose.
 */
export function onExistingChosen(
  choices: WeekDraft['choices'],
  picked: OnExisting | null,
): OnExisting | null {
  const copies = (choice: OnExisting) => choices[choice].occurrences > 0
  if (picked && copies(picked)) return picked
  return copies('skip') ? 'skip' : null
}

/** Of a list that scrolls, what is already chosen is not to be searched for. */
export const beginningWith = <T extends { publicId: string }>(
  { publicId }: { publicId: string },
  items: readonly T[],
): T[] => {
  const isFirst = (item: T) => item.publicId === publicId
  return [...items.filter(isFirst), ...items.filter((item) => !isFirst(item))]
}
