import type { Body } from '@guichet/contract/endpoint.ts'
import type { sell } from '@guichet/contract/orders/sell.ts'
import { sentenceOf } from '@guichet/contract/rules.words.ts'
import { slotsByName, type Slot } from '../availability/public.ts'
import { businessOf, type Business } from '../businesses/public.ts'
import { ticketTypesByIds, whyNotOnSale, type TicketType } from '../catalogue/public.ts'
import type { Ctx } from '../platform/mount.ts'
import { invalid, refuse } from '../platform/refuse.ts'
import { localDateOf } from '../platform/zoned-time.ts'
import { orderMaximumCents, priceCart, type PricedCart } from '../pricing/public.ts'

export type CartLine = Body<typeof sell>['tickets'][number]
export type PlannedLine = { key: string; type: TicketType; slot: Slot | null; quantity: number }
export type PlannedCart = { business: Business; today: string; lines: PlannedLine[]; priced: PricedCart }

/** What a cart is worth and what it would take, asked of the catalogue afresh: the client never names a price. Preview and sale both call this. */
export async function planCart({ db, now, language, actor: { tenantId } }: Ctx, cart: CartLine[]): Promise<PlannedCart> {
  const business = await businessOf(db, tenantId)
  const today = localDateOf(now, business.time_zone)
  const types = new Map((await ticketTypesByIds(db, tenantId, cart.map((line) => line.productId))).map((type) => [type.id, type]))
  const named = cart.map((line, i) => nameSlot(line, i, types.get(line.productId), business.time_zone))
  const slots = await slotsByName(db, tenantId, named.flatMap(({ name }) => name ?? []))
  const lines = named.map(({ line, type, name }, i): PlannedLine => {
    const reason = whyNotOnSale({ active: type.active && type.product_active, sale_begins_at: type.sale_begins_at, sale_ends_at: type.sale_ends_at }, now)
    if (reason) throw refuse('NotOnSale', { line: i, reason })
    const slot = name ? slots.find((found) => found.activity_id === name.activityId && found.on_date === name.date && found.begin_time === name.begin && found.end_time === name.end) : null
    if (slot === undefined) throw refuse('NotOnSale', { line: i, reason: 'noSuchSlot' })
    if (slot && slot.ends_at <= now) throw refuse('NotOnSale', { line: i, reason: 'over' })
    return { key: `line-${i}`, type, slot, quantity: line.quantity }
  })
  // Fees and taxes come on top: a cart at half the maximum cannot reach it.
  if (lines.reduce((sum, line) => sum + line.type.price_cents * line.quantity, 0) > orderMaximumCents / 2) throw invalid([{ field: 'tickets', rule: 'maxPrice', detail: sentenceOf(`maxPrice:${orderMaximumCents / 200}`, language) }])
  return { business, today, lines, priced: priceLines(business, today, lines) }
}

function nameSlot(line: CartLine, i: number, type: TicketType | undefined, timeZone: string) {
  if (!type) throw refuse('NotFound')
  if (type.kind !== 'daily_ticket') throw refuse('NotOnSale', { line: i, reason: 'kind' })
  const { activationDateTimeUtc: at, timeslotBegin: begin, timeslotEnd: end } = line
  const namesSlot = at !== undefined || begin !== undefined || end !== undefined
  if (!namesSlot && type.scheduling === 'WithCalendar') throw refuse('NotOnSale', { line: i, reason: 'slotRequired' })
  if (namesSlot && (type.scheduling === 'Anytime' || !at || !begin || !end)) throw refuse('NotOnSale', { line: i, reason: 'noSuchSlot' })
  const name = namesSlot ? { activityId: type.activity_id, date: localDateOf(at!, timeZone), begin: `${begin}:00`, end: `${end}:00` } : null
  return { line, type, name }
}

const priceLines = (business: Business, today: string, lines: PlannedLine[]): PricedCart => priceCart({
  on: today, province: business.province,
  parts: lines.flatMap(({ key, type, slot, quantity }) => Array.from({ length: quantity }, (_, ordinal) => ({
    key: `${key}.${ordinal}`, lineKey: key, kind: type.kind, productId: type.id, grossCents: type.price_cents, ...(slot && { useDate: slot.on_date }),
  }))),
}, { taxes: business.taxes, fees: business.fees, rebates: [] })

/** What each line finds missing in its slot now, earlier lines of the cart counted. It spares a hopeless sale its work; only `takePlaces` decides. */
export function shortagesOf(lines: PlannedLine[]): { line: number; resource: string; remaining: number; at: string }[] {
  const wanted = new Map<string, number>()
  return lines.flatMap(({ slot, quantity }, line) => {
    if (!slot) return []
    const before = wanted.get(slot.id) ?? 0
    wanted.set(slot.id, before + quantity)
    const remaining = slot.capacity - slot.taken - before
    return quantity > remaining ? [{ line, resource: slot.id, remaining: Math.max(0, remaining), at: slot.begins_at }] : []
  })
}
