import type { Activity, Slot } from '../orders/cart-line.ts'
import { days } from './calendar.ts'
import type { Season } from './kinds-of-business.ts'
import type { Business } from './make-business.ts'
import {
  addOccurrence,
  newSlot,
  publishedMs,
  writeAvailability,
  writeSlot,
  type Series,
} from './write-slots.ts'

/** Slots by activity and date. `taken` is counted while orders are made, and written at the end. */
export type SlotBook = ReadonlyMap<Activity, ReadonlyMap<string, readonly Slot[]>>

/**
 * Weekly timetables of every season, day by day; the same time in two timetables is one slot.
 * `scale` multiplies capacities for large demo data.
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

/** Adds the places of a series on a day to its slot, which another series may have created. */
function writeOccurrence(
  business: Business,
  { id: availabilityId, begin, end, quantity }: Series,
  date: string,
  slots: Map<string, Slot>,
): void {
  const { random } = business
  const slot = slots.get(`${date} ${begin} ${end}`) ?? newSlot(business, date, { begin, end })
  slots.set(`${date} ${begin} ${end}`, slot)
  // Some days differ from their series: closed because of wind, or with half the places.
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

/**
 * Occurrences of a season in every year of the calendar, limited to its dates; a season that begins
 * after it ends crosses the new year.
 */
function yearsOf({ from, to }: Season, first: string, last: string): [string, string][] {
  const [firstYear, lastYear] = [Number(first.slice(0, 4)) - 1, Number(last.slice(0, 4))]
  return Array.from({ length: lastYear - firstYear + 1 }, (_, place) => firstYear + place)
    .map((year): [string, string] => [`${year}-${from}`, `${from <= to ? year : year + 1}-${to}`])
    .filter(([begins, ends]) => ends >= first && begins <= last)
    .map(([begins, ends]) => [begins < first ? first : begins, ends > last ? last : ends])
}
