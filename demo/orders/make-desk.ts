import { addDuration } from '@guichet/api/src/platform/values/zoned-time.ts'
import { iso, minutes } from '../businesses/calendar.ts'
import type { CartLine } from './cart-line.ts'
import { sellCart, type OrderContext } from './make-order.ts'
import { rentalFrom, stayFrom } from './make-timed-cart.ts'
import { storyNamed } from './stories.ts'

const lateBy = [95, 40] as const
const handedOutIn = [20, 50, 80] as const

/** Tasks of the rental and lodging desks: late equipment, equipment to hand out, arrivals. */
export function makeDesk(made: OrderContext): void {
  const { business, shop } = made
  const { nowMs, today, timeZone } = business.calendar
  const products = shop.rentals.flat().map(([shortest]) => shortest!)
  const rent = (place: number, beginsMs: number, isLate: boolean) => {
    const line = rentalFrom(business, products[place % products.length]!, { quantity: 1, beginsMs })
    if (line)
      sell(made, Math.min(beginsMs - 12 * minutes, nowMs - 4 * minutes), [marked(line, isLate)])
  }
  lateBy.forEach((late, place) => {
    const length = Date.parse(addDuration(iso(0), products[place]!.duration, timeZone))
    rent(place, toFive(nowMs - late * minutes - length), true)
  })
  handedOutIn.forEach((ahead, place) => rent(place + 1, toFive(nowMs + ahead * minutes), false))
  for (const type of shop.lodging.flat().slice(0, 2)) {
    const cart = stayFrom(business, type, { checkIn: today, nights: type.minNights })
    if (cart) sell(made, nowMs - 9 * 24 * 60 * minutes, cart)
  }
}

const toFive = (ms: number) => Math.floor(ms / (5 * minutes)) * 5 * minutes
const marked = (line: CartLine, isLate: boolean): CartLine => ({
  ...line,
  rental: { ...line.rental!, isLate },
})
/** Sold online, because rentals and stays require a client. */
const sell = (made: OrderContext, atMs: number, cart: readonly CartLine[]) =>
  sellCart(made, { story: storyNamed('online'), atMs }, cart)
