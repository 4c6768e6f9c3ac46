import { kindNamesFrom } from '@guichet/api/src/businesses/public.ts'
import type { PlannedCart, PlannedLine } from '@guichet/api/src/orders/public.ts'
import { addDays } from '@guichet/api/src/platform/values/zoned-time.ts'
import { discountByHand, priceCart } from '@guichet/api/src/pricing/public.ts'
import { finalCentsOf, freezeQuote, quoteSearchText } from '@guichet/api/src/quotes/public.ts'
import { reminderDays } from '@guichet/contract/quotes/quote-view.ts'
import { readDiscount } from '@guichet/contract/rebates/discount.ts'
import { days, iso, minutes, type Calendar } from '../businesses/calendar.ts'
import type { Business } from '../businesses/make-business.ts'
import type { SlotBook } from '../businesses/make-slots.ts'
import { firstNames, lastNames } from '../businesses/names.ts'
import { randomOf, type Random } from '../random.ts'
import type { Activity, Slot, TicketType } from './cart-line.ts'
import type { Client } from './make-clients.ts'
import { quotePlans, type QuotePlan } from './quote-plans.ts'

type Quoting = {
  business: Business
  shop: { activities: readonly Activity[]; book: SlotBook }
  clientAt: (atMs: number) => Client
}
const discount = { settings: '10%', reason: 'Groupe' }

/**
 * Quotes of a business, one in each state, none converted to an order. They hold no places, and
 * have a random source of their own.
 */
export function makeQuotes({ business, shop, clientAt }: Quoting): void {
  const { id: tenant_id, calendar, sheet } = business
  const random = randomOf(`${tenant_id}/quotes`)
  const [activity] = shop.activities.filter(({ types }) => types[0]!.cents > 0)
  if (!activity) return
  quotePlans.forEach((plan, i) => {
    const writtenMs = writtenAt(calendar, plan, random)
    const client = clientAt(writtenMs)
    const slot = slotFor(shop.book.get(activity)!, addDays(calendar.today, plan.ahead))
    writeQuote({ ...business, random }, { plan, client, number: i + 1, writtenMs, activity, slot })
  })
  sheet.add('counter', { tenant_id, name: 'quote', value: quotePlans.length })
}

/** During office hours, or just now. */
const writtenAt = ({ nowMs, today, at }: Calendar, { writtenAgo }: QuotePlan, random: Random) =>
  writtenAgo === 0
    ? nowMs - random.int(5, 40) * minutes
    : at(addDays(today, -writtenAgo), '09:00') + random.int(0, 6 * 60) * minutes

/** The first slot on or after a day; null if there is none. */
function slotFor(book: ReadonlyMap<string, readonly Slot[]>, from: string): Slot | null {
  const [date] = [...book.keys()].filter((day) => day >= from).sort()
  return date ? book.get(date)![0]! : null
}

type WrittenQuote = {
  plan: QuotePlan
  client: Client
  number: number
  writtenMs: number
  activity: Activity
  slot: Slot | null
}
function writeQuote(business: Business, written: WrittenQuote): void {
  const { id: tenant_id, calendar, random, sheet, sellers } = business
  const { plan, client, number, writtenMs, slot } = written
  const givenBy = random.pick(sellers)
  const cart = cartOf(business, written, givenBy)
  const frozen = freezeQuote(cart)
  const finalCents = finalCentsOf(frozen)
  const expiresOn = addDays(calendar.localDate(writtenMs), plan.stands)
  const title = plan.title[client.language]
  const { email, firstName, lastName, phone, postalCode } = client
  sheet.add('quote', {
    tenant_id,
    id: random.id(writtenMs),
    number,
    status: plan.status,
    title,
    client_id: client.id,
    email,
    first_name: firstName,
    last_name: lastName,
    phone,
    postal_code: postalCode,
    language: client.language,
    note: plan.note?.[client.language] ?? null,
    internal_note: plan.internalNote ?? null,
    tickets: JSON.stringify(cart.lines.map(askedOf)),
    discount: plan.hasDiscount ? JSON.stringify(discount) : null,
    frozen: JSON.stringify(frozen),
    final_cents: finalCents,
    event_on: slot?.date ?? null,
    expires_on: expiresOn,
    expires_at: iso(calendar.at(addDays(expiresOn, 1), '00:00')),
    ...depositOf(plan, finalCents, slot?.date ?? addDays(calendar.today, plan.ahead)),
    are_names_asked: plan.areNamesAsked ?? false,
    names: JSON.stringify(namesOf(plan, random)),
    ...courseOf(plan, writtenMs, {
      random,
      language: client.language,
      remindedMs: plan.isReminded ? calendar.at(addDays(expiresOn, -reminderDays), '09:00') : null,
    }),
    found_by: quoteSearchText({ ...client, number, title }),
    created_by: givenBy,
    created_at: iso(writtenMs),
  })
}

/** A single line for everybody, in the format of the counter. */
function cartOf(
  { calendar, province, taxes, fees }: Business,
  { plan, activity, slot, writtenMs }: WrittenQuote,
  givenBy: string,
): PlannedCart {
  const [type] = activity.types
  const line = lineOf(activity, type!, slot, plan.people)
  const parts = line.grossCents.map((grossCents, ordinal) => ({
    key: `${line.key}.${ordinal}`,
    lineKey: line.key,
    kind: 'daily_ticket' as const,
    productId: type!.id,
    grossCents,
  }))
  const byHand = plan.hasDiscount
    ? [discountByHand(parts, [], { description: '', ...readDiscount(discount.settings)! }).shares]
    : []
  const today = calendar.localDate(writtenMs)
  return {
    business: { kindNames: kindNamesFrom({ fr: {}, en: {} }) } as PlannedCart['business'],
    today,
    lines: [line],
    forms: [],
    priced: priceCart({ on: today, province, parts }, { taxes, fees, rebates: byHand }),
    rebates: {
      shares: byHand,
      prepaidTaxes: [],
      results: [],
      uses: [],
      given: plan.hasDiscount ? { givenBy, reason: discount.reason } : null,
    },
  }
}

function lineOf(
  { plan: { name } }: Activity,
  { id, title, cents }: TicketType,
  slot: Slot | null,
  quantity: number,
): PlannedLine {
  return {
    key: 'line-0',
    place: { line: 0, part: null, field: 'tickets.0' },
    type: { id, kind: 'daily_ticket', category_title: name } as PlannedLine['type'],
    asked: { productId: id },
    quantity,
    unitCents: cents,
    grossCents: Array<number>(quantity).fill(cents),
    parent: null,
    nights: null,
    title,
    window: slot && { begins_at: iso(slot.beginsMs), ends_at: iso(slot.endsMs) },
    begin: slot?.begin ?? null,
    end: slot?.end ?? null,
    slot: null,
    rental: null,
    stay: null,
    takes: null,
  }
}

const askedOf = ({ type, quantity, window, begin, end }: PlannedLine) => ({
  productId: type.id,
  quantity,
  ...(window && {
    activationDateTimeUtc: window.begins_at,
    timeslotBegin: begin!.slice(0, 5),
    timeslotEnd: end!.slice(0, 5),
  }),
})

const depositOf = ({ depositMilli }: QuotePlan, finalCents: number, dueOn: string) => ({
  deposit_cents: depositMilli ? Math.round((finalCents * depositMilli) / 1000) : null,
  balance_due_on: depositMilli ? dueOn : null,
})

type Chance = { random: Random; language: 'fr' | 'en'; remindedMs: number | null }
/** Times when a quote was sent, answered and reminded of, and its link. */
function courseOf(plan: QuotePlan, writtenMs: number, { random, language, remindedMs }: Chance) {
  const { sentAfter, answeredAfter, declineReason } = plan
  const after = (count: number) => iso(writtenMs + count * days + 20 * minutes)
  return {
    link_token: sentAfter === undefined ? null : random.digits(32),
    sent_at: sentAfter === undefined ? null : after(sentAfter),
    reminded_at: remindedMs === null ? null : iso(remindedMs),
    answered_at: answeredAfter === undefined ? null : after(answeredAfter),
    is_answered_by_staff: answeredAfter === undefined ? null : false,
    decline_reason: declineReason?.[language] ?? null,
  }
}

/** Names that the client has entered so far. */
const namesOf = ({ areNamesAsked, status }: QuotePlan, random: Random) =>
  areNamesAsked && status === 'Accepted'
    ? Array.from({ length: 5 }, (_, ordinal) => ({
        line: 0,
        part: null,
        ordinal,
        firstName: random.pick(firstNames),
        lastName: random.pick(lastNames),
      }))
    : []
