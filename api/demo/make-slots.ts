import { days, iso } from './calendar.ts'
import type { Activity, Slot } from './cart-line.ts'
import type { Season } from './kinds-of-business.ts'
import type { Business } from './make-business.ts'

/**
 * One time of an activity on one day, and how much of it is taken. `taken` is counted while the
 * orders are made and written at the end.
 */
export type SlotBook = ReadonlyMap<Activity, ReadonlyMap<string, readonly Slot[]>>

/**
 * Weekly timetables of every season, written out day by day; equal times of two timetables share
 * one slot. `scale` widens them for a large demo data.
 */
export function makeSlots(
  business: Business,
  activities: readonly Activity[],
  scale: number,
): SlotBook {
  return new Map(
    activities.map((activity) => {
      const slots = new Map<string, Slot>()
      for (const season of activity.plan.seasons) {
        const quantity = Math.min(10_000, Math.ceil(season.quantity * scale))
        writeSeason(business, activity, { ...season, quantity }, slots)
      }
      for (const slot of slots.values()) writeSlot(business, activity, slot)
      return [activity, Map.groupBy(slots.values(), (slot) => slot.date)]
    }),
  )
}

export function writeSlot(
  { id: tenant_id, sheet }: Business,
  { id: activity_id }: Activity,
  slot: Slot,
): void {
  sheet.add('resource', {
    tenant_id,
    id: slot.id,
    kind: 'slot',
    quantity: slot.quantity,
    taken: 0,
    overbooked: 0,
  })
  sheet.add('slot', {
    tenant_id,
    id: slot.id,
    activity_id,
    on_date: slot.date,
    begin_time: slot.begin,
    end_time: slot.end,
    begins_at: iso(slot.beginsMs),
    ends_at: iso(slot.endsMs),
  })
}

function writeSeason(
  business: Business,
  activity: Activity,
  season: Season,
  slots: Map<string, Slot>,
): void {
  const { id: tenant_id, calendar, random, sheet } = business
  for (const [from, to] of yearsOf(season, calendar.first, calendar.last)) {
    const timetableId = random.id(publishedMs(business))
    sheet.add('timetable', {
      tenant_id,
      id: timetableId,
      item: 'Activity',
      title: season.title,
      repeats: 'EveryWeek',
      begins_on: from,
      ends_on: to,
      weekdays: [...season.weekdays],
      active: to >= calendar.today,
    })
    const dates = calendar.dates.filter(
      (date) => date >= from && date <= to && season.weekdays.includes(calendar.weekday(date)),
    )
    for (const [begin, end] of season.times) {
      const series: Series = {
        id: random.id(publishedMs(business)),
        begin,
        end,
        quantity: season.quantity,
      }
      writeAvailability(business, { timetableId, activityId: activity.id }, series)
      for (const date of dates) writeOccurrence(business, series, date, slots)
    }
  }
}

/** One time of a season, on each of its days. */
export type Series = { id: string; begin: string; end: string; quantity: number }
const publishedMs = ({ calendar }: Business) => calendar.at(calendar.first, '09:00')

export function writeAvailability(
  { id: tenant_id, sheet }: Business,
  { timetableId, activityId }: { timetableId: string; activityId: string },
  { id, begin, end, quantity }: Series,
): void {
  sheet.add('availability', {
    tenant_id,
    id,
    timetable_id: timetableId,
    activity_id: activityId,
    rental_type_id: null,
    quantity,
    begin_time: begin,
    end_time: end,
    begin_times: null,
    durations: null,
  })
}

/** Adds the places of a series on one day to its slot, which another series may have begun. */
function writeOccurrence(
  business: Business,
  { id: availabilityId, begin, end, quantity }: Series,
  date: string,
  slots: Map<string, Slot>,
): void {
  const { random } = business
  const slot = slots.get(`${date} ${begin} ${end}`) ?? newSlot(business, date, { begin, end })
  slots.set(`${date} ${begin} ${end}`, slot)
  // Now and then a day differs from its series: closed for the wind, or with half the places.
  const isClosed = date.endsWith('-12-25') || random.chance(0.01)
  const isHalved = !isClosed && random.chance(0.02)
  const places = isHalved ? Math.ceil(quantity / 2) : quantity
  if (!isClosed) slot.quantity += places
  addOccurrence(business, slot, {
    availabilityId,
    places,
    isException: isClosed || isHalved,
    closedMs: isClosed ? Math.max(publishedMs(business), slot.beginsMs - 2 * days) : null,
  })
}

/** A slot that no occurrence has given places yet. */
export const newSlot = (
  { calendar, random }: Business,
  date: string,
  { begin, end }: Pick<Series, 'begin' | 'end'>,
): Slot => ({
  id: random.id(calendar.at(calendar.first, '09:00')),
  date,
  begin,
  end,
  beginsMs: calendar.at(date, begin),
  endsMs: calendar.at(date, end),
  quantity: 0,
  taken: 0,
})

type Given = {
  availabilityId: string
  places: number
  isException: boolean
  closedMs: number | null
}
export function addOccurrence(
  business: Business,
  slot: Slot,
  { availabilityId, places, isException, closedMs }: Given,
): void {
  business.sheet.add('occurrence', {
    tenant_id: business.id,
    id: business.random.id(publishedMs(business)),
    availability_id: availabilityId,
    on_date: slot.date,
    slot_id: slot.id,
    quantity: places,
    rental_type_id: null,
    begin_times: null,
    durations: null,
    is_exception: isException,
    closed_at: closedMs === null ? null : iso(closedMs),
  })
}

/**
 * A season of every year that meets the dates, cut to them; one that begins after it ends crosses
 * the new year.
 */
function yearsOf({ from, to }: Season, first: string, last: string): [string, string][] {
  const [firstYear, lastYear] = [Number(first.slice(0, 4)) - 1, Number(last.slice(0, 4))]
  return Array.from({ length: lastYear - firstYear + 1 }, (_, place) => firstYear + place)
    .map((year): [string, string] => [`${year}-${from}`, `${from <= to ? year : year + 1}-${to}`])
    .filter(([begins, ends]) => ends >= first && begins <= last)
    .map(([begins, ends]) => [begins < first ? first : begins, ends > last ? last : ends])
}
