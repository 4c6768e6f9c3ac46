import { minutes } from './calendar.ts'
import type { Slot } from './cart-line.ts'
import { ownerId } from './demo-people.ts'
import { countTill, openTill } from './make-count.ts'
import { makeDesk } from './make-desk.ts'
import { makeLostDay } from './make-lost-day.ts'
import { sellCart, type OrderContext } from './make-order.ts'
import { makeParkedCart } from './make-parked-cart.ts'
import { makePhotographed } from './make-photographed.ts'
import type { PendingRefund } from './make-refunds.ts'
import { makeSessions, type Session, type Sessions } from './make-sessions.ts'
import { audit } from './make-trail.ts'
import type { Random } from './random.ts'
import { cartOf } from './session-cart.ts'
import { storyNamed } from './stories.ts'

/** What a day adds to a business: refunds to be numbered, and slots of which places are taken. */
type Today = { pending: readonly PendingRefund[]; slots: readonly Slot[] }
export const nothingToday: Today = { pending: [], slots: [] }

/** Some that take places of a time, at a moment. */
type Wish = { session: Session; places: number; atMs: number }
const salesOfToday = 46
const withinTheHour = 12

/**
 * The day on which the demonstration begins, counted from its minute: what goes on now, and who
 * bought it. By a chance of its own, so that nothing else of the demonstration depends on the
 * hour.
 */
export function makeToday(whole: OrderContext, random: Random): Today {
  const till = openTill(
    { ...whole.business, random },
    Math.max(openingMs(whole.business), whole.business.calendar.nowMs - 300 * minutes),
  )
  const made = withChance(whole, random, till)
  const { business, shop } = made
  const sessions = makeSessions(business, shop.activities, shop.book)
  const wishes = wishesOf(made, sessions)
  const stories = storiesFor(wishes, sessions)
  const pending = wishes.flatMap(({ session, places, atMs }, order) => {
    const name = stories.get(order) ?? (isByStaff(made, atMs) ? 'counter' : 'online')
    return sellCart(made, { story: storyNamed(name), atMs }, cartOf(session, places)).pending
  })
  sellBeyond(made, beyondOf(sessions))
  failToPay(made, sessions)
  countTill(business, till)
  makeDesk(made)
  makeLostDay(made, sessions)
  makePhotographed(made)
  makeParkedCart(business, sessions.later[1]!)
  return { pending, slots: sessions.added.map(({ slot }) => slot) }
}

/** The same business by another chance. */
const withChance = (
  made: OrderContext,
  random: Random,
  till: ReturnType<typeof openTill>,
): OrderContext => ({
  ...made,
  business: { ...made.business, random, till },
  setup: { ...made.setup, random },
  clientAt: (atMs) => made.clientAt(atMs, random),
  newReference: () => made.newReference(random),
})

/** The small times of today, those that one can still come to first: one sells out, one beyond. */
const soldOutOf = ({ small }: Sessions): readonly Session[] =>
  small.toSorted((a, b) => b.slot.endsMs - a.slot.endsMs)
const fullOf = (sessions: Sessions): Session => soldOutOf(sessions)[0]!
const beyondOf = (sessions: Sessions): Session => soldOutOf(sessions)[1]!
const isSoldOutOf = (sessions: Sessions, { slot }: Session): boolean =>
  slot === fullOf(sessions).slot || slot === beyondOf(sessions).slot

/** Who comes today: as many for each time as it is to have, the last ones within this hour. */
function wishesOf({ business }: OrderContext, sessions: Sessions): Wish[] {
  const { random, calendar } = business
  const wanted = sessions.today.map((session) => ({
    session,
    places: wantedOf(session, sessions, random),
  }))
  const all = wanted.reduce((sum, { places }) => sum + places, 0)
  const groups = wanted.flatMap(({ session, places }) =>
    partsOf(places, Math.max(1, Math.round((salesOfToday * places) / all)), random).map((part) => ({
      session,
      places: part,
    })),
  )
  const coming = groups.filter(({ session }) => session.slot.endsMs > calendar.nowMs)
  const recent = new Set(spread(coming, withinTheHour))
  const forLater = sessions.later
    .slice(0, withinTheHour - recent.size)
    .map((session) => ({ session, places: random.int(1, 4) }))
  return [
    ...groups
      .filter((group) => !recent.has(group))
      .map((group) => ({ ...group, atMs: earlierToday(business, group.session.slot) })),
    ...[...recent, ...forLater].map((group) => ({ ...group, atMs: withinHour(business) })),
  ].toSorted((a, b) => a.atMs - b.atMs)
}

/** Most of it, all of it where it sells out: other activities of today have room. */
function wantedOf(session: Session, sessions: Sessions, random: Random): number {
  const { quantity, taken } = session.slot
  const isSoldOut = isSoldOutOf(sessions, session)
  const wanted = isSoldOut ? quantity : Math.floor((quantity * random.int(76, 87)) / 100)
  return Math.max(0, wanted - taken)
}

/** A number as a sum of so many, none of them nothing. */
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

/** So many of a list, from all over it. */
const spread = <T>(list: readonly T[], count: number): T[] =>
  list.filter((_, place) => (place * count) % list.length < count || list.length <= count)

const openingMs = ({ calendar: { at, today, nowMs } }: OrderContext['business']): number => {
  const opening = at(today, '07:00')
  return nowMs > opening + 120 * minutes ? opening : at(today, '00:00')
}
/** Before the last hour where there was one, and before the time is over. */
function earlierToday(business: OrderContext['business'], { endsMs }: Slot): number {
  const { random, calendar } = business
  const first = openingMs(business)
  const last = Math.min(calendar.nowMs - 62 * minutes, endsMs - 10 * minutes)
  return last > first ? random.int(first, last) : withinHour(business)
}
function withinHour({ random, calendar: { at, today, nowMs } }: OrderContext['business']): number {
  const first = Math.max(at(today, '00:00'), nowMs - 58 * minutes)
  return first + Math.floor((nowMs - first) * (0.02 + random.next() * 0.9))
}

/** The counter sells from eight on; at night everybody buys online. */
const isByStaff = ({ business: { calendar, random } }: OrderContext, atMs: number): boolean =>
  atMs >= calendar.at(calendar.today, '08:00') && random.chance(0.6)

/** Three of the smallest groups get money back, of times that do not sell out. */
function storiesFor(wishes: readonly Wish[], sessions: Sessions): Map<number, string> {
  const names = ['counter, refunded', 'online, partly refunded', 'online, refunded']
  const groups = wishes
    .map(({ session, places }, order) => ({ session, places, order }))
    .filter(({ session, places }) => places > 1 && !isSoldOutOf(sessions, session))
    .toSorted((a, b) => a.places - b.places)
  return new Map(names.map((name, place) => [groups[place]!.order, name]))
}

/** Two more than there are places, as main staff may allow with a reason. */
function sellBeyond(made: OrderContext, session: Session): void {
  const { business } = made
  const atMs = Math.min(
    business.calendar.nowMs - minutes,
    Math.max(withinHour(business), session.slot.beginsMs - 90 * minutes),
  )
  const { order } = sellCart(
    made,
    { story: storyNamed('counter'), atMs, sellerId: ownerId },
    cartOf(session, 2),
  )
  audit(business, order, {
    code: 'order.overbooked',
    atMs,
    accountId: ownerId,
    subject: 'order',
    subjectId: order.id,
    facts: { resources: 1 },
    words: { reason: 'Famille d’un moniteur, deux places de plus sur la piste' },
  })
}

/** A card that was declined: its places are free again. */
function failToPay(made: OrderContext, { today, later }: Sessions): void {
  const { nowMs } = made.business.calendar
  const session = today.find(({ slot }) => slot.endsMs > nowMs) ?? later[0]!
  sellCart(
    made,
    { story: storyNamed('declined'), atMs: withinHour(made.business) },
    cartOf(session, 2),
  )
}
