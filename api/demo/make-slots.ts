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
      for (const slot of slots.values()) {
        business.sheet.add('resource', {
          tenant_id: business.id,
          id: slot.id,
          kind: 'slot',
          quantity: slot.quantity,
          taken: 0,
          overbooked: 0,
        })
        business.sheet.add('slot', {
          tenant_id: business.id,
          id: slot.id,
          activity_id: activity.id,
          on_date: slot.date,
          begin_time: slot.begin,
          end_time: slot.end,
          begins_at: iso(slot.beginsMs),
          ends_at: iso(slot.endsMs),
        })
      }
      return [activity, Map.groupBy(slots.values(), (slot) => slot.date)]
    }),
  )
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
type Series = { id: string; begin: string; end: string; quantity: number }
const publishedMs = ({ calendar }: Business) => calendar.at(calendar.first, '09:00')

function writeAvailability(
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
  const { id: tenant_id, calendar, random, sheet } = business
  const slot = slots.get(`${date} ${begin} ${end}`) ?? {
    id: random.id(publishedMs(business)),
    date,
    begin,
    end,
    beginsMs: calendar.at(date, begin),
    endsMs: calendar.at(date, end),
    quantity: 0,
    taken: 0,
  }
  slots.set(`${date} ${begin} ${end}`, slot)
  // Now and then a day differs from its series: closed for the wind, or with half the places.
  const isClosed = date.endsWith('-12-25') || random.chance(0.01)
  const isHalved = !isClosed && random.chance(0.02)
  const places = isHalved ? Math.ceil(quantity / 2) : quantity
  if (!isClosed) slot.quantity += places
  sheet.add('occurrence', {
    tenant_id,
    id: random.id(publishedMs(business)),
    availability_id: availabilityId,
    on_date: date,
    slot_id: slot.id,
    quantity: places,
    rental_type_id: null,
    begin_times: null,
    durations: null,
    is_exception: isClosed || isHalved,
    closed_at: isClosed ? iso(Math.max(publishedMs(business), slot.beginsMs - 2 * days)) : null,
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
