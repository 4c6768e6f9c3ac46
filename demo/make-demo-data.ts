import { businessPlan } from './businesses/business-plans.ts'
import { type Calendar, calendarOf, minutes } from './businesses/calendar.ts'
import { makeAccounts } from './businesses/make-accounts.ts'
import { type Business, makeBusiness } from './businesses/make-business.ts'
import { makeCatalogue } from './businesses/make-catalogue.ts'
import { makeForms } from './businesses/make-forms.ts'
import { makeLodging } from './businesses/make-lodging.ts'
import { makeOffers } from './businesses/make-offers.ts'
import { makeProducts } from './businesses/make-products.ts'
import { makeRebates } from './businesses/make-rebates.ts'
import { makeRentals } from './businesses/make-rentals.ts'
import { makeSlots } from './businesses/make-slots.ts'
import { makeToday, nothingToday } from './make-today.ts'
import type { Slot } from './orders/cart-line.ts'
import { clientsOf } from './orders/make-clients.ts'
import { makeOrder } from './orders/make-order.ts'
import { makeQuotes } from './orders/make-quotes.ts'
import type { PendingRefund } from './orders/make-refunds.ts'
import { storyOf } from './orders/stories.ts'
import type { DrawnPicture, DrawnPictures } from './pictures/draw-pictures.ts'
import { newSheet, type Pages } from './pictures/sheet.ts'
import { randomOf, type Random } from './random.ts'

export type DemoPlan = {
  seed: string
  now: string
  orders: number
  tenants: number
  takesPayments: boolean
  embeddingSites: readonly string[]
  passwordHash: string
  /** Images of each business, in their order. */
  pictures: readonly DrawnPictures[]
}
/**
 * Rows of a business (of the installation if `tenantId` is null); the last batch has the taken
 * places of slots and stocks, and the images of the rows.
 */
export type Batch = {
  tenantId: string | null
  pages: Pages
  taken?: readonly { id: string; taken: number }[]
  pictures?: readonly DrawnPicture[]
}

const batchOf = 2_000

/**
 * Generates the demo data in batches, so that a large one fits in memory. The same plan gives the
 * same bytes, including ids.
 */
export function* makeDemoData({
  seed,
  now,
  orders,
  tenants,
  takesPayments,
  embeddingSites,
  passwordHash,
  pictures,
}: DemoPlan): Generator<Batch> {
  const sheet = newSheet()
  const calendar = calendarOf('America/Toronto', now, { back: 425, ahead: 122 })
  makeAccounts(sheet, passwordHash)
  yield { tenantId: null, pages: sheet.take() }
  const weights = Array.from({ length: tenants }, (_, place) => businessPlan(place).weight)
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  let given = 0
  for (let place = 0; place < tenants; place++) {
    const share =
      place === tenants - 1 ? orders - given : Math.floor((orders * weights[place]!) / whole)
    given += share
    yield* makeTenant(
      makeBusiness(
        sheet,
        calendar,
        {
          ofBusiness: randomOf(`${seed}/${place}`),
          ofPictures: randomOf(`${seed}/${place}/pictures`),
        },
        {
          plan: businessPlan(place),
          place,
          pictures: pictures[place]!,
          takesPayments,
          embeddingSites,
        },
      ),
      share,
      {
        ofSetup: randomOf(`${seed}/${place}/setup`),
        ofToday: place === 0 ? randomOf(`${seed}/today`) : null,
      },
    )
  }
}

function* makeTenant(
  business: Business,
  count: number,
  { ofSetup, ofToday }: { ofSetup: Random; ofToday: Random | null },
): Generator<Batch> {
  const { id: tenantId, plan, calendar, random, sheet } = business
  const { activities, passes, donations } = makeCatalogue(business)
  // Uses a random source of its own, so that further set-up does not change the orders.
  const setup = { ...business, random: ofSetup }
  const [rentals, lodging] = [makeRentals(setup), makeLodging(setup)]
  const { products, packages } = makeProducts(setup, { activities, rentals, lodging })
  makeOffers(setup, rentals)
  const forms = makeForms(setup, activities)
  makeRebates(business)
  // The planned capacities are sufficient for about 3 000 orders.
  const book = makeSlots(business, activities, Math.max(1, count / 3_000))
  const made = {
    business,
    setup,
    forms,
    shop: { activities, book, shelf: { passes, donations, products }, rentals, lodging, packages },
    clientAt: clientsOf(business),
    newReference: referencesOf(business),
  }
  const busyDays = busyDaysOf(business)
  const pending: PendingRefund[] = []
  for (let place = 0; place < count; place++) {
    const story = storyOf(place, count, plan.online, random)
    const atMs = story.isRecent
      ? calendar.nowMs - random.int(3, 25) * minutes
      : momentIn(business, busyDays, (place + random.next()) / count)
    pending.push(...makeOrder(made, story, atMs))
    if (place % batchOf === batchOf - 1) yield { tenantId, pages: sheet.take() }
  }
  makeQuotes(made)
  const today = ofToday ? makeToday(made, ofToday) : nothingToday
  numberRefunds(business, [...pending, ...today.pending])
  yield {
    tenantId,
    pages: sheet.take(),
    taken: [
      ...takenOf([...book.values()].flatMap((ofDays) => [...ofDays.values()].flat())),
      ...takenOf(today.slots),
      ...products.flatMap(({ stock }) =>
        stock && stock.taken > 0 ? { id: stock.id, taken: stock.taken } : [],
      ),
    ],
    pictures: business.pictures.stored,
  }
}

/** Numbers the credit notes of a business in the order of their settlement. */
function numberRefunds(
  { id: tenant_id, sheet }: Business,
  pending: readonly PendingRefund[],
): void {
  let creditNotes = 0
  for (const refund of pending.toSorted(
    (a, b) => (a.settledMs ?? 0) - (b.settledMs ?? 0) || (a.id < b.id ? -1 : 1),
  ))
    refund.write(refund.settledMs === null ? null : `NC-${String(++creditNotes).padStart(6, '0')}`)
  if (creditNotes > 0) sheet.add('counter', { tenant_id, name: 'credit_note', value: creditNotes })
}

const takenOf = (slots: readonly Slot[]) =>
  slots.filter((slot) => slot.taken > 0).map(({ id, taken }) => ({ id, taken }))

/** Generates references that are unique in the business. */
function referencesOf({ plan: { prefix }, random }: Business): (chance?: Random) => string {
  const given = new Set<string>()
  return (chance = random) => {
    let reference: string
    do reference = prefix + chance.digits(8)
    while (given.has(reference))
    given.add(reference)
    return reference
  }
}

/** Every day up to today, repeated if busy: weekends and high season occur several times. */
function busyDaysOf({ plan: { months }, calendar }: Business): string[] {
  return calendar.dates
    .filter((date) => date <= calendar.today)
    .flatMap((date) =>
      Array.from(
        { length: months[Number(date.slice(5, 7)) - 1]! * (calendar.weekday(date) > 5 ? 2 : 1) },
        () => date,
      ),
    )
}

/** A time within opening hours at `quantile` of the busy days, at least an hour ago. */
function momentIn(
  { calendar, random }: { calendar: Calendar; random: Business['random'] },
  busyDays: readonly string[],
  quantile: number,
): number {
  const date = busyDays[Math.min(busyDays.length - 1, Math.floor(quantile * busyDays.length))]!
  const atMs = calendar.at(date, '08:00') + random.int(0, 13 * 60 * 60) * 1_000 + random.int(0, 999)
  const latest = calendar.nowMs - 60 * minutes
  return atMs <= latest ? atMs : latest - random.int(0, 120) * minutes
}
