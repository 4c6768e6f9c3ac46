import { addDays } from '@guichet/api/src/platform/values/zoned-time.ts'
import type { Business } from '../businesses/make-business.ts'
import type { LodgingBook } from '../businesses/make-lodging.ts'
import type { SoldPackage } from '../businesses/make-products.ts'
import type { RentalBook } from '../businesses/make-rentals.ts'
import type { Shelf } from '../businesses/make-shelf.ts'
import type { SlotBook } from '../businesses/make-slots.ts'
import type { Activity, CartLine, Slot, TicketType } from './cart-line.ts'

export type Shop = {
  activities: readonly Activity[]
  book: SlotBook
  shelf: Shelf
  rentals: RentalBook
  lodging: LodgingBook
  packages: readonly SoldPackage[]
}
type Wish = {
  atMs: number
  isFree: boolean
  dated: boolean | null
  isOnline: boolean
  isAhead: boolean
  fewestUnits: number
}

/**
 * A plausible cart at a time: one activity, with or without a date, for a few people, within the
 * free places of its slot.
 */
export function makeCart(business: Business, shop: Shop, wish: Wish): CartLine[] {
  const { random } = business
  const people = choosePeople(business, wish)
  for (let tries = 0; tries < 12; tries++) {
    const activity = random.weighted(shop.activities, (each) => each.plan.weight)
    const isDated = wish.dated ?? choosesDate(business, activity)
    if (activity.plan.scheduling === (isDated ? 'Anytime' : 'WithCalendar')) continue
    const lines = people(activity)
    const count = lines.reduce((sum, line) => sum + line.quantity, 0)
    const slot = isDated ? findSlot(business, shop.book.get(activity)!, wish, count) : null
    if (isDated && !slot) continue
    const group = slot && wish.isAhead ? groupOf(business, slot, count) : 0
    return lines.map((line, place): CartLine => ({
      ...line,
      kind: 'daily_ticket',
      category: activity.plan.name,
      quantity: line.quantity + (place === 0 ? group : 0),
      slot,
      counted: slot,
      season: null,
      holders: [],
    }))
  }
  if (wish.dated === null) return makeCart(business, shop, { ...wish, dated: false })
  // Without a slot that day, drops the requested date, or the requested absence of one.
  return makeCart(business, shop, { ...wish, dated: wish.dated ? false : null })
}

const choosesDate = ({ random }: Business, { plan: { scheduling } }: Activity): boolean =>
  scheduling === 'WithCalendar' || (scheduling === 'WithCalendarOrAnytime' && random.chance(0.5))

/** Additional people: a school class fills the slots of a small group, so that some sell out. */
function groupOf({ random }: Business, slot: Slot, count: number): number {
  const left = slot.quantity - slot.taken - count
  return left > 0 && left <= 16 && random.chance(0.3) ? left : 0
}

/** Some tickets of a paid type, sometimes with others; a free order has only free tickets. */
function choosePeople({ random }: Business, { isFree, fewestUnits }: Wish) {
  const counts = [
    random.weighted([1, 2, 3, 4], (count) => [5, 6, 2, 1][count - 1]!),
    random.int(1, 2),
    1,
  ]
  const along = [random.chance(0.35), random.chance(0.15)]
  return (activity: Activity): { type: TicketType; quantity: number }[] => {
    const paid = activity.types.filter((type) => type.cents > 0)
    const free = activity.types.filter((type) => type.cents === 0)
    if (isFree) return [{ type: free[0]!, quantity: Math.max(fewestUnits, counts[1]!) }]
    const first = random.pick(paid)
    const other = paid.find((type) => type !== first)
    return [
      { type: first, quantity: Math.max(fewestUnits, counts[0]!) },
      ...(along[0] && other ? [{ type: other, quantity: counts[1]! }] : []),
      ...(along[1] && free[0] ? [{ type: free[0], quantity: counts[2]! }] : []),
    ]
  }
}

/** A slot with room that is not over: mostly today at the counter, some days ahead online. */
function findSlot(
  { random, calendar }: Business,
  slots: ReadonlyMap<string, readonly Slot[]>,
  { atMs, isOnline, isAhead }: Wish,
  count: number,
): Slot | null {
  const today = calendar.localDate(atMs)
  const ahead = isAhead ? random.int(14, 100) : daysAhead(random, isOnline)
  for (const date of [
    addDays(today, ahead + random.int(0, 2)),
    addDays(today, ahead),
    ...(isAhead ? [] : [today]),
  ]) {
    const open = (slots.get(date) ?? []).filter(
      (slot) => slot.endsMs > atMs && slot.quantity - slot.taken >= count,
    )
    if (open.length > 0) return random.pick(open)
  }
  return null
}

/** At the counter most people buy for today; others plan ahead, but rarely far. */
function daysAhead(random: Business['random'], isOnline: boolean): number {
  if (!isOnline && random.chance(0.8)) return 0
  return random.weighted([0, 1, 2, 4, 7, 12, 20, 33], (days) => 12 / (days + 3))
}
