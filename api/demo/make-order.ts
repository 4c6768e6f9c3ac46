import { priceCart } from '../src/pricing/public.ts'
import { days, minutes } from './calendar.ts'
import type { CartLine } from './cart-line.ts'
import type { Business } from './make-business.ts'
import { makeCart, type Shop } from './make-cart.ts'
import type { Client } from './make-clients.ts'
import { makeEmails } from './make-emails.ts'
import { makeAnswers, type AskedForm } from './make-forms.ts'
import { makePayments } from './make-payments.ts'
import { makeRefunds, type PendingRefund } from './make-refunds.ts'
import { makeShelfCart } from './make-shelf.ts'
import { makeTickets } from './make-tickets.ts'
import { makeTimedCart } from './make-timed-cart.ts'
import { makeTrail } from './make-trail.ts'
import { momentOf, type OrderTold } from './order-told.ts'
import { parentOrdinal, soldLines } from './sold-unit.ts'
import type { Story } from './stories.ts'
import { tellSteps } from './tell-steps.ts'
import { writeSale } from './write-sale.ts'

type OrderContext = {
  business: Business
  shop: Shop
  /** With a chance of their own. */ setup: Business
  forms: readonly AskedForm[]
  clientAt: (atMs: number) => Client
  newReference: () => string
}

/**
 * One order with everything that hangs on it. @returns its refunds, which wait for the numbers of
 * their credit notes
 */
export function makeOrder(
  { business, shop, setup, forms, clientAt, newReference }: OrderContext,
  story: Story,
  atMs: number,
): PendingRefund[] {
  const { random } = business
  const isOnline = story.path[0] === 'Created'
  const fewestUnits = story.refunds.some((refund) => refund.what === 'some') ? 2 : 1
  const mayBeUndated =
    story.ticket === 'byTime' && story.places === 'live' && !story.isFree && random.chance(0.12)
  // Several pieces are asked of a partial refund: those stories stay with tickets and the shelf.
  const mayBeTimed =
    story.ticket === 'byTime' &&
    story.places === 'live' &&
    !story.isFree &&
    fewestUnits === 1 &&
    random.chance(0.14)
  const cart =
    (mayBeUndated && makeShelfCart(business, shop.shelf, fewestUnits)) ||
    (mayBeTimed && makeTimedCart(business, shop, atMs)) ||
    makeCart(business, shop, {
      atMs,
      isOnline,
      isFree: story.isFree,
      fewestUnits,
      isAhead: story.ticket === 'ahead',
      dated:
        story.ticket === 'ahead' || story.ticket === 'reschedulable' || story.places === 'held'
          ? true
          : story.ticket === 'schedulable'
            ? false
            : null,
    })
  const order = tellOrder(business, story, atMs, cart, {
    reference: newReference(),
    client: isOnline || random.chance(0.7) ? clientAt(atMs) : null,
    sellerId: isOnline ? null : random.pick(business.sellers),
  })
  const { told, pending } = makeRefunds(business, order)
  writeSale(business, order)
  makePayments(business, order)
  makeAnswers(setup, forms, order, makeTickets(business, order))
  makeEmails(business, order, told)
  makeTrail(business, order, told)
  return pending
}

function tellOrder(
  business: Business,
  story: Story,
  atMs: number,
  cart: readonly CartLine[],
  who: Pick<OrderTold, 'reference' | 'client' | 'sellerId'>,
): OrderTold {
  const { random, calendar, province, taxes, fees } = business
  const stepsMs = tellSteps(story, atMs, calendar.nowMs, random)
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
  const method =
    priced.totals.finalCents === 0
      ? 'free'
      : who.sellerId === null
        ? 'online'
        : random.weighted(
            ['card', 'cash', 'other'] as const,
            (each) => ({ card: 6, cash: 3, other: 1 })[each],
          )
  return {
    ...who,
    ...at,
    method,
    paymentReference: !isPaid
      ? null
      : method === 'online'
        ? `pi_${random.digits(18)}`
        : method === 'card'
          ? `T${random.digits(6)}`
          : null,
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
