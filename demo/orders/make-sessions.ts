import { addDays, wallTimeOf } from '@guichet/api/src/platform/values/zoned-time.ts'
import { iso, minutes } from '../businesses/calendar.ts'
import { everyDay } from '../businesses/kinds-of-business.ts'
import type { Business } from '../businesses/make-business.ts'
import type { SlotBook } from '../businesses/make-slots.ts'
import {
  addOccurrence,
  newSlot,
  writeAvailability,
  writeSlot,
  type Series,
} from '../businesses/write-slots.ts'
import type { Activity, Slot } from './cart-line.ts'
import {
  daysAhead,
  daysBack,
  inSummer,
  inWinter,
  plans,
  twoHours,
  wall,
  type Times,
} from './session-plans.ts'

export type Session = { activity: Activity; slot: Slot }
/** Slots around the time at which the demo data is created. */
export type Sessions = {
  /** Open slots of today, in any timetable. */
  today: readonly Session[]
  /** The small ones among them, which sell out. */
  small: readonly Session[]
  /** Slots of the following days. */
  later: readonly Session[]
  /** A slot of tomorrow that is cancelled. */
  lost: Session
  /** All slots of these timetables. */
  added: readonly Session[]
}

/**
 * Timetables of three activities, which began six weeks ago. If no slot is in progress now, one at
 * night is added. A slot of today is closed, and one of tomorrow is cancelled.
 */
export function makeSessions(
  business: Business,
  activities: readonly Activity[],
  book: SlotBook,
): Sessions {
  const month = Number(business.calendar.today.slice(5, 7))
  const places = month > 10 || month < 5 ? inWinter : inSummer
  const seasons = places.map((place, order) =>
    makeSeason(business, activities[place]!, { ...plans[order]!, isLast: order === 2, book }),
  )
  const added = seasons.flatMap((season) => season.added)
  const { today } = business.calendar
  const open = added.filter(({ slot }) => slot.quantity > 0)
  return {
    today: seasons.flatMap((season) => season.today).filter(({ slot }) => slot.quantity > 0),
    small: seasons
      .slice(1)
      .flatMap((season) => season.added)
      .filter(({ slot }) => slot.date === today && slot.quantity > 0),
    later: open.filter(({ slot }) => slot.date > today),
    lost: added.find(
      ({ slot, activity }) =>
        slot.date === addDays(today, 1) &&
        slot.quantity === 0 &&
        activity === activities[places[1]],
    )!,
    added,
  }
}

type SeasonPlan = { times: Times; quantity: number; isLast: boolean; book: SlotBook }
function makeSeason(
  business: Business,
  activity: Activity,
  { times, quantity, isLast, book }: SeasonPlan,
): { added: Session[]; today: Session[] } {
  const { id: tenant_id, calendar, random, sheet } = business
  const { nowMs, today } = calendar
  const timetableId = random.id(calendar.at(addDays(today, -daysBack), '09:00'))
  sheet.add('timetable', {
    tenant_id,
    id: timetableId,
    item: 'Activity',
    title: 'Saison',
    repeats: 'EveryWeek',
    begins_on: addDays(today, -daysBack),
    ends_on: addDays(today, daysAhead),
    weekdays: [...everyDay],
    active: true,
  })
  const known = book.get(activity)!
  const closed = isLast ? closedTime(business, times) : null
  const isKnown = (date: string, begin: string, end: string) =>
    (known.get(date) ?? []).some((slot) => slot.begin === begin && slot.end === end)
  const make = ([begin, end]: Times[number], dates: readonly string[]): Slot[] => {
    const series = { id: random.id(nowMs), begin, end, quantity }
    writeAvailability(business, { timetableId, activityId: activity.id }, series)
    return dates
      .filter((date) => !isKnown(date, begin, end))
      .map((date) =>
        addSession(business, activity, series, {
          date,
          isClosed:
            date === today ? begin === closed : begin === twoHours[0] && date === addDays(today, 1),
        }),
      )
  }
  const dates = Array.from({ length: daysAhead + 1 }, (_, day) => addDays(today, day))
  const slots = times.flatMap((time) => make(time, dates))
  const ofToday = () => [
    ...(known.get(today) ?? []),
    ...slots.filter((slot) => slot.date === today),
  ]
  if (!ofToday().some((slot) => slot.quantity > 0 && isUnderWay(slot, nowMs)))
    slots.push(...make(nightTime(business), [today]))
  const session = (slot: Slot): Session => ({ activity, slot })
  return { added: slots.map(session), today: ofToday().map(session) }
}

const isUnderWay = ({ beginsMs, endsMs }: Slot, nowMs: number) =>
  beginsMs <= nowMs && nowMs < endsMs

/** Two hours around now; from midnight before 03:00, because clocks may change by then. */
function nightTime({ calendar: { nowMs, timeZone } }: Business): Times[number] {
  const hour = Number(wallTimeOf(iso(nowMs), timeZone).slice(0, 2))
  if (hour < 3) return ['00:00', '04:00']
  return [wall(hour), hour < 22 ? wall(hour + 2) : '23:59']
}

/** The last slot of today that has not begun, otherwise the first one that has ended. */
function closedTime({ calendar }: Business, times: Times): string {
  const { nowMs, today } = calendar
  const [last] = times.at(-1)!
  return calendar.at(today, last) > nowMs + 5 * minutes ? last : times[0]![0]
}

function addSession(
  business: Business,
  activity: Activity,
  series: Series,
  { date, isClosed }: { date: string; isClosed: boolean },
): Slot {
  const slot = newSlot(business, date, series)
  if (!isClosed) slot.quantity = series.quantity
  writeSlot(business, activity, slot)
  addOccurrence(business, slot, {
    availabilityId: series.id,
    places: series.quantity,
    isException: isClosed,
    closedMs: isClosed ? business.calendar.nowMs - 130 * minutes : null,
  })
  return slot
}
