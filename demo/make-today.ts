import { minutes } from './businesses/calendar.ts'
import { ownerId } from './businesses/demo-people.ts'
import type { Slot } from './orders/cart-line.ts'
import { countTill, openTill } from './orders/make-count.ts'
import { makeDesk } from './orders/make-desk.ts'
import { makeFamily } from './orders/make-family.ts'
import { makeLostDay } from './orders/make-lost-day.ts'
import { sellCart, type OrderContext } from './orders/make-order.ts'
import { makeParkedCart } from './orders/make-parked-cart.ts'
import type { PendingRefund } from './orders/make-refunds.ts'
import { makeSessions, type Session, type Sessions } from './orders/make-sessions.ts'
import { audit } from './orders/make-trail.ts'
import { cartOf } from './orders/session-cart.ts'
import { storyNamed } from './orders/stories.ts'
import { makePhotographed } from './pictures/make-photographed.ts'
import type { Random } from './random.ts'
import {
  overbookedSessionOf,
  isSoldOutOf,
  openingMs,
  plannedSalesOf,
  withinHour,
  type PlannedSale,
} from './today-sales.ts'

/** Additions of today: refunds without a number, and slots whose places are taken. */
type Today = { pending: readonly PendingRefund[]; slots: readonly Slot[] }
export const nothingToday: Today = { pending: [], slots: [] }

/**
 * The day on which the demo data is created, relative to the current minute: slots in progress and
 * their sales. It has a random source of its own, so that other data does not depend on the hour.
 */
export function makeToday(whole: OrderContext, random: Random): Today {
  const till = openTill(
    { ...whole.business, random },
    Math.max(openingMs(whole.business), whole.business.calendar.nowMs - 300 * minutes),
  )
  const made = withChance(whole, random, till)
  const { business, shop } = made
  const sessions = makeSessions(business, shop.activities, shop.book)
  const wishes = plannedSalesOf(made, sessions)
  const stories = storiesFor(made, wishes, sessions)
  const pending = wishes.flatMap(({ session, places, atMs }, order) => {
    const name = stories.get(order) ?? (isByStaff(made, atMs) ? 'counter' : 'online')
    return sellCart(made, { story: storyNamed(name), atMs }, cartOf(session, places)).pending
  })
  sellBeyond(made, overbookedSessionOf(sessions))
  failToPay(made, sessions)
  countTill(business, till)
  makeDesk(made)
  makeLostDay(made, sessions)
  makePhotographed(made)
  makeFamily(made)
  makeParkedCart(business, sessions.later[1]!)
  return { pending, slots: sessions.added.map(({ slot }) => slot) }
}

/** The same business with another random source. */
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

/** The counter sells from 08:00 on; at night all sales are online. */
const isByStaff = ({ business: { calendar, random } }: OrderContext, atMs: number): boolean =>
  atMs >= calendar.at(calendar.today, '08:00') && random.chance(0.6)

/** Stories for refunds of three small sales of today, in slots that do not sell out. */
function storiesFor(
  { business: { calendar } }: OrderContext,
  wishes: readonly PlannedSale[],
  sessions: Sessions,
): Map<number, string> {
  const todayMs = calendar.at(calendar.today, '00:00')
  const names = ['counter, refunded', 'online, partly refunded', 'online, refunded']
  const groups = wishes
    .map((wish, order) => ({ ...wish, order }))
    .filter(
      ({ session, places, atMs }) =>
        atMs >= todayMs && places > 1 && !isSoldOutOf(sessions, session),
    )
    .toSorted((a, b) => a.places - b.places)
  return new Map(names.map((name, place) => [groups[place]!.order, name]))
}

/** Overbooks a slot by two, which main staff may do with a reason. */
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

/** A declined card, whose places are free again. */
function failToPay(made: OrderContext, { today, later }: Sessions): void {
  const { nowMs } = made.business.calendar
  const session = today.find(({ slot }) => slot.endsMs > nowMs) ?? later[0]!
  sellCart(
    made,
    { story: storyNamed('declined'), atMs: withinHour(made.business) },
    cartOf(session, 2),
  )
}
