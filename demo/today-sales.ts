import { addDays } from '@guichet/api/src/platform/values/zoned-time.ts'
import { minutes } from './businesses/calendar.ts'
import type { Slot } from './orders/cart-line.ts'
import type { OrderContext } from './orders/make-order.ts'
import type { Session, Sessions } from './orders/make-sessions.ts'
import type { Random } from './random.ts'

/** A sale of places in a slot, at a time. */
export type PlannedSale = { session: Session; places: number; atMs: number }
const salesOfToday = 34
const withinTheHour = 12
const placesPerSale = 3
/** Most places of today were bought on an earlier day, as far back as this. */
const mostDaysBefore = 14

/** Small slots of today, those that have not ended first: one sells out, one is overbooked. */
const soldOutOf = ({ small }: Sessions): readonly Session[] =>
  small.toSorted((a, b) => b.slot.endsMs - a.slot.endsMs)
const fullOf = (sessions: Sessions): Session => soldOutOf(sessions)[0]!
export const overbookedSessionOf = (sessions: Sessions): Session => soldOutOf(sessions)[1]!
export const isSoldOutOf = (sessions: Sessions, { slot }: Session): boolean =>
  slot === fullOf(sessions).slot || slot === overbookedSessionOf(sessions).slot

/**
 * Sales of the places of today: enough for the target of each slot. Most were made on the days
 * before, the more the nearer; the last ones within this hour.
 */
export function plannedSalesOf({ business }: OrderContext, sessions: Sessions): PlannedSale[] {
  const { random, calendar } = business
  const wanted = sessions.today.map((session) => ({
    session,
    places: wantedOf(session, sessions, random),
  }))
  const groups = wanted.flatMap(({ session, places }) =>
    partsOf(places, Math.max(1, Math.round(places / placesPerSale)), random).map((part) => ({
      session,
      places: part,
    })),
  )
  const coming = groups.filter(({ session }) => session.slot.endsMs > calendar.nowMs)
  const recent = new Set(spread(coming, withinTheHour))
  const forLater = sessions.later
    .slice(0, withinTheHour - recent.size)
    .map((session) => ({ session, places: random.int(1, 4) }))
  const others = groups.filter((group) => !recent.has(group))
  const ofToday = new Set(spread(others, salesOfToday - withinTheHour))
  return [
    ...others.map((group) => ({
      ...group,
      atMs: ofToday.has(group)
        ? earlierToday(business, group.session.slot)
        : onEarlierDay(business),
    })),
    ...[...recent, ...forLater].map((group) => ({ ...group, atMs: withinHour(business) })),
  ].toSorted((a, b) => a.atMs - b.atMs)
}

/** Most places of a slot, or all where it sells out: other activities of today have room. */
function wantedOf(session: Session, sessions: Sessions, random: Random): number {
  const { quantity, taken } = session.slot
  const isSoldOut = isSoldOutOf(sessions, session)
  const wanted = isSoldOut ? quantity : Math.floor((quantity * random.int(76, 87)) / 100)
  return Math.max(0, wanted - taken)
}

/** Splits a number into so many positive parts. */
function partsOf(whole: number, count: number, random: Random): number[] {
  let left = whole
  return Array.from({ length: Math.min(whole, count) }, (_, place) => {
    const others = Math.min(whole, count) - place - 1
    const part =
      others === 0
        ? left
        : Math.min(
            left - others,
            Math.max(1, Math.round((left / (others + 1)) * (0.4 + random.next()))),
          )
    left -= part
    return part
  })
}

/** So many items, distributed over the whole list. */
const spread = <T>(list: readonly T[], count: number): T[] =>
  list.filter((_, place) => (place * count) % list.length < count || list.length <= count)

export const openingMs = ({ calendar: { at, today, nowMs } }: OrderContext['business']): number => {
  const opening = at(today, '07:00')
  return nowMs > opening + 120 * minutes ? opening : at(today, '00:00')
}
function onEarlierDay({ random, calendar: { at, today } }: OrderContext['business']): number {
  const daysBefore = 1 + Math.floor(mostDaysBefore * random.next() ** 2)
  return at(addDays(today, -daysBefore), '08:00') + random.int(0, 13 * 60) * minutes
}
/** Before the last hour if possible, and before the slot ends. */
function earlierToday(business: OrderContext['business'], { endsMs }: Slot): number {
  const { random, calendar } = business
  const first = openingMs(business)
  const last = Math.min(calendar.nowMs - 62 * minutes, endsMs - 10 * minutes)
  return last > first ? random.int(first, last) : withinHour(business)
}
export function withinHour({
  random,
  calendar: { at, today, nowMs },
}: OrderContext['business']): number {
  const first = Math.max(at(today, '00:00'), nowMs - 58 * minutes)
  return first + Math.floor((nowMs - first) * (0.02 + random.next() * 0.9))
}
