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

/** An entry of the calendar: a slot of an activity, or the start times of an equipment type. */
export type TimetableEntry =
  | { key: string; date: string; slot: Slot; rental?: never }
  | { key: string; date: string; rental: RentalDay; slot?: never }
/** Where an entry was dropped; it goes back unless the change is saved. */
export type DroppedSlot = { date: string; begin: string; end: string }
export const offerOf = (shown: TimetableEntry): Slot | RentalDay => shown.slot ?? shown.rental!

/**
 * End of a slot in the calendar. A slot without a length is drawn a minute long, on its own day:
 * the library's default of an hour may reach into the next one.
 */
export function calendarEnd(
  date: string,
  { beginTime, endTime }: Pick<Slot, 'beginTime' | 'endTime'>,
) {
  if (endTime > beginTime) return `${date}T${endTime}`
  return new Date(Date.parse(`${date}T${beginTime.slice(0, 5)}:00Z`) + 60_000)
    .toISOString()
    .slice(0, 16)
}

export const shownOf = (days: readonly CalendarDay[]): TimetableEntry[] =>
  days.flatMap(({ date, timeslots, availabilities }) => [
    ...timeslots.map((slot): TimetableEntry => ({
      key: `${slot.availabilityPublicId} ${date}`,
      date,
      slot,
    })),
    ...availabilities.map((rental): TimetableEntry => ({
      key: `${rental.availabilityPublicId} ${date}`,
      date,
      rental,
    })),
  ])

/**
 * Whether an activity is scheduled: it has day tickets, or legacy equipment while the new rentals
 * are disabled.
 */
export const isScheduled = (
  categories: readonly { category: string }[],
  isNewRentalEnabled: boolean,
): boolean =>
  categories.some(
    ({ category }) =>
      category === 'daily_ticket' || (category === 'equipment_rental' && !isNewRentalEnabled),
  )

/** Whether slots of an activity cannot be sold, because all its day tickets are inactive. */
export const isSwitchedOff = (
  categories: readonly { category: string; isInactive?: boolean | undefined }[],
): boolean => {
  const ofDay = categories.filter(({ category }) => category === 'daily_ticket')
  return ofDay.length > 0 && ofDay.every(({ isInactive }) => isInactive === true)
}

export const weekdayOf = (date: string): Weekday =>
  weekdays[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7]!
export const isFull = ({ used, capacity }: Slot): boolean => capacity > 0 && used >= capacity

/** Occupancy of a day, 0 to 1; a slot of several series counts once. Null without slots. */
export function heatOf({ timeslots }: CalendarDay): number | null {
  const slots = [...new Map(timeslots.map((slot) => [slot.slotPublicId, slot])).values()].filter(
    ({ capacity }) => capacity > 0,
  )
  const capacity = slots.reduce((sum, slot) => sum + slot.capacity, 0)
  return capacity === 0 ? null : slots.reduce((sum, { used }) => sum + used, 0) / capacity
}

export type Row = { beginTimeslot: string; endTimeslot: string }
/** Index pairs of overlapping rows: a warning, not an error. */
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
/** The next row: begins at the end of the last one with the same length, if the day has room. */
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

/** Overlaps, where the same one on several weekdays is a single line. */
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
 * The chosen way, if it copies anything. The default is to skip existing slots, which is harmless;
 * if that copies nothing, the user has to choose.
 */
export function onExistingChosen(
  choices: WeekDraft['choices'],
  picked: OnExisting | null,
): OnExisting | null {
  const copies = (choice: OnExisting) => choices[choice].occurrences > 0
  if (picked && copies(picked)) return picked
  return copies('skip') ? 'skip' : null
}

/** The list with the chosen item first, so that it is visible without scrolling. */
export const beginningWith = <T extends { publicId: string }>(
  { publicId }: { publicId: string },
  items: readonly T[],
): T[] => {
  const isFirst = (item: T) => item.publicId === publicId
  return [...items.filter(isFirst), ...items.filter((item) => !isFirst(item))]
}
