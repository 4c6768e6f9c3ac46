import { priceCart } from '@guichet/api/src/pricing/public.ts'
import { days, minutes } from '../businesses/calendar.ts'
import type { Business } from '../businesses/make-business.ts'
import { makeAnswers, type FormPlan } from '../businesses/make-forms.ts'
import { makeShelfCart } from '../businesses/make-shelf.ts'
import type { Random } from '../random.ts'
import type { CartLine } from './cart-line.ts'
import { momentOf, type DemoOrder } from './demo-order.ts'
import { makeCart, type Shop } from './make-cart.ts'
import type { Client } from './make-clients.ts'
import { makeEmails } from './make-emails.ts'
import { makePayments } from './make-payments.ts'
import { makeRefunds, type PendingRefund } from './make-refunds.ts'
import { makeTickets } from './make-tickets.ts'
import { makeTimedCart } from './make-timed-cart.ts'
import { makeTrail } from './make-trail.ts'
import { parentOrdinal, soldLines } from './sold-unit.ts'
import { stepTimes } from './step-times.ts'
import type { Story } from './stories.ts'
import { writeSale } from './write-sale.ts'

export type OrderContext = {
  business: Business
  shop: Shop
  /** The business with the random source of the set-up. */
  setup: Business
  forms: readonly FormPlan[]
  clientAt: (atMs: number, random?: Random) => Client
  newReference: (random?: Random) => string
}

/**
 * Creates an order with all its rows. @returns its refunds, which wait for the numbers of their
 * credit notes
 */
export function makeOrder(context: OrderContext, story: Story, atMs: number): PendingRefund[] {
  const { business, shop } = context
  const isOnline = story.path[0] === 'Created'
  return sellCart(context, { story, atMs }, chooseCart(business, shop, story, { atMs, isOnline }))
    .pending
}

type SoldOrder = {
  order: DemoOrder
  tickets: ReturnType<typeof makeTickets>
  pending: PendingRefund[]
}
/** Creates the order of a given cart, sold by a random clerk unless `sellerId` is set. */
export function sellCart(
  { business, setup, forms, clientAt, newReference }: OrderContext,
  { story, atMs, sellerId }: { story: Story; atMs: number; sellerId?: string },
  cart: readonly CartLine[],
): SoldOrder {
  const { random } = business
  const isOnline = story.path[0] === 'Created'
  const order = orderOfStory(business, { story, atMs }, cart, {
    reference: newReference(),
    client: isOnline || random.chance(0.7) ? clientAt(atMs) : null,
    sellerId: isOnline ? null : (sellerId ?? random.pick(business.sellers)),
  })
  const { refunds, pending } = makeRefunds(business, order)
  writeSale(business, order)
  makePayments(business, order)
  const tickets = makeTickets(business, order)
  makeAnswers(setup, forms, order, tickets)
  makeEmails(business, order, refunds)
  makeTrail(business, order, refunds)
  return { order, tickets, pending }
}

/** Cart of a story: tickets, or sometimes products without a date, rentals and stays. */
function chooseCart(
  business: Business,
  shop: Shop,
  story: Story,
  { atMs, isOnline }: { atMs: number; isOnline: boolean },
): CartLine[] {
  const { random } = business
  const fewestUnits = story.refunds.some((refund) => refund.what === 'some') ? 2 : 1
  const mayBeOther = story.ticket === 'byTime' && story.places === 'live' && !story.isFree
  const mayBeUndated = mayBeOther && random.chance(0.12)
  // Partial refunds need several pieces, so their stories have only tickets and products.
  const mayBeTimed = mayBeOther && fewestUnits === 1 && random.chance(0.14)
  return (
    (mayBeUndated && makeShelfCart(business, shop.shelf, fewestUnits)) ||
    (mayBeTimed && makeTimedCart(business, shop, atMs)) ||
    makeCart(business, shop, {
      atMs,
      isOnline,
      isFree: story.isFree,
      fewestUnits,
      isAhead: story.ticket === 'ahead',
      dated: isDated(story),
    })
  )
}

/** Whether the tickets have a slot; null if both are possible. */
function isDated({ ticket, places }: Story): boolean | null {
  if (ticket === 'ahead' || ticket === 'reschedulable' || places === 'held') return true
  return ticket === 'schedulable' ? false : null
}

function methodOf(random: Business['random'], finalCents: number, sellerId: string | null) {
  if (finalCents === 0) return 'free'
  if (sellerId === null) return 'online'
  const weights = { card: 6, cash: 3, other: 1 }
  return random.weighted(['card', 'cash', 'other'] as const, (method) => weights[method])
}

function paymentReference(random: Business['random'], method: DemoOrder['method']): string | null {
  if (method === 'online') return `pi_${random.digits(18)}`
  return method === 'card' ? `T${random.digits(6)}` : null
}

function orderOfStory(
  business: Business,
  { story, atMs }: { story: Story; atMs: number },
  cart: readonly CartLine[],
  who: Pick<DemoOrder, 'reference' | 'client' | 'sellerId'>,
): DemoOrder {
  const { random, calendar, province, taxes, fees } = business
  const stepsMs = stepTimes(story, atMs, calendar.nowMs, random)
  const at = { story, stepsMs }
  const isPaid = story.payments.includes('succeeded')
  const paidMs = isPaid ? momentOf(at, 'PaymentSucceed', 'Completed', 'CreatedByAdmin') : null
  const parts = cart.flatMap(
    ({ kind, type, slot, quantity, grossCents, cents, parent, stay, window }, place) =>
      Array.from({ length: quantity }, (_, ordinal) => ({
        key: `${place}.${ordinal}`,
        lineKey: `${place}`,
        kind,
        productId: type.id,
        grossCents: grossCents?.[ordinal] ?? cents ?? type.cents,
        ...(slot && { useDate: slot.date }),
        ...(window && { useDate: calendar.localDate(window.beginsMs) }),
        ...(parent && {
          parentKey: `${parent.place}.${parentOrdinal(parent, ordinal, cart[parent.place]!.quantity)}`,
        }),
        ...(stay && {
          nights: Math.round((Date.parse(stay.checkOut) - Date.parse(stay.checkIn)) / days),
        }),
      })),
  )
  const priced = priceCart(
    { on: calendar.localDate(atMs), province, parts },
    { taxes, fees, rebates: [] },
  )
  const lines = soldLines(business, atMs, cart, priced)
  const method = methodOf(random, priced.totals.finalCents, who.sellerId)
  return {
    ...who,
    ...at,
    method,
    paymentReference: isPaid ? paymentReference(random, method) : null,
    id: random.id(atMs),
    atMs,
    priced,
    lines,
    units: lines.flatMap((line) => line.units),
    paymentId: isPaid ? random.id(paidMs!) : null,
    paidMs,
    completedMs: momentOf(at, 'Completed', 'CreatedByAdmin'),
    heldUntilMs:
      story.places === 'held' || story.places === 'released' ? atMs + 30 * minutes : null,
  }
}
