import type { Body } from '@guichet/contract/endpoint.ts'
import type { sell } from '@guichet/contract/orders/sell.ts'
import { sentenceOf } from '@guichet/contract/rules.words.ts'
import type { Kind } from '@guichet/contract/kinds.ts'
import { slotsByName, type Slot } from '../availability/public.ts'
import { businessOf, type Business } from '../businesses/public.ts'
import { sellablesByIds, whyNotSold, type Sellable } from '../catalogue/public.ts'
import type { Ctx } from '../platform/mount.ts'
import { invalid, refuse } from '../platform/refuse.ts'
import { localDateOf } from '../platform/zoned-time.ts'
import { orderMaximumCents, priceCart, sumOf, type PricedCart } from '../pricing/public.ts'

export type CartLine = Body<typeof sell>['tickets'][number]
/** `window`: when its tickets open a gate, null for any time; `asked` is the line as the cart named it. */
export type PlannedLine = { key: string; type: Sellable; slot: Slot | null; window: { begins_at: string; ends_at: string } | null; quantity: number; asked: CartLine }
export type PlannedCart = { business: Business; today: string; lines: PlannedLine[]; priced: PricedCart }

/** What a cart is worth and what it would take, asked of the catalogue afresh: the client never names a price. Preview and sale both call this. */
export async function planCart({ db, now, language, actor: { tenantId } }: Ctx, cart: CartLine[]): Promise<PlannedCart> {
  const business = await businessOf(db, tenantId)
  const today = localDateOf(now, business.time_zone)
  const types = new Map((await sellablesByIds(db, tenantId, cart.map((line) => line.productId))).map((type) => [type.id, type]))
  const named = cart.map((line, i) => nameSlot(line, i, types.get(line.productId), business.time_zone))
  const slots = await slotsByName(db, tenantId, named.flatMap(({ name }) => name ?? []))
  const lines = named.map(({ line, type, name }, i): PlannedLine => {
    const reason = whyNotSold(type, now)
    if (reason) throw refuse('NotOnSale', { line: i, reason })
    const slot = name ? slots.find((found) => found.activity_id === name.activityId && found.on_date === name.date && found.begin_time === name.begin && found.end_time === name.end) : null
    if (slot === undefined) throw refuse('NotOnSale', { line: i, reason: 'noSuchSlot' })
    if (slot && slot.ends_at <= now) throw refuse('NotOnSale', { line: i, reason: 'over' })
    const season = type.valid_begins_at && type.valid_ends_at ? { begins_at: type.valid_begins_at, ends_at: type.valid_ends_at } : null
    return { key: `line-${i}`, type, slot, window: slot ?? season, quantity: line.quantity, asked: line }
  })
  // Fees and taxes come on top: a cart at half the maximum cannot reach it.
  if (sumOf(lines.map((line) => line.type.price_cents * line.quantity)) > orderMaximumCents / 2) throw invalid([{ field: 'tickets', rule: 'maxPrice', detail: sentenceOf(`maxPrice:${orderMaximumCents / 200}`, language) }])
  return { business, today, lines, priced: priceLines(business, today, lines) }
}

/** Only a day ticket has a slot; whatever else names one names something that is not there. */
function nameSlot(line: CartLine, i: number, type: Sellable | undefined, timeZone: string) {
  if (!type) throw refuse('NotFound')
  const { activationDateTimeUtc: at, timeslotBegin: begin, timeslotEnd: end } = line
  const namesSlot = at !== undefined || begin !== undefined || end !== undefined
  const isDated = type.kind === 'daily_ticket' && type.scheduling !== 'Anytime'
  if (!namesSlot && isDated && type.scheduling === 'WithCalendar') throw refuse('NotOnSale', { line: i, reason: 'slotRequired' })
  if (namesSlot && (!isDated || !at || !begin || !end)) throw refuse('NotOnSale', { line: i, reason: 'noSuchSlot' })
  const name = namesSlot ? { activityId: type.activity_id!, date: localDateOf(at!, timeZone), begin: `${begin}:00`, end: `${end}:00` } : null
  return { line, type, name }
}

const priceLines = (business: Business, today: string, lines: PlannedLine[]): PricedCart => priceCart({
  on: today, province: business.province,
  parts: lines.flatMap(({ key, type, slot, quantity }) => Array.from({ length: quantity }, (_, ordinal) => ({
    key: `${key}.${ordinal}`, lineKey: key, kind: type.kind as Kind, productId: type.id, grossCents: type.price_cents, ...(slot && { useDate: slot.on_date }),
  }))),
}, { taxes: business.taxes, fees: business.fees, rebates: [] })

/** The counted resource that a line takes from: its slot or its stock; null where nothing is counted. */
export const takenBy = ({ slot, type }: PlannedLine): { id: string; left: number; at: string | null } | null => {
  if (slot) return { id: slot.id, left: slot.capacity - slot.taken, at: slot.begins_at }
  return type.stock_id === null ? null : { id: type.stock_id, left: type.stock_quantity! + type.stock_overbooked! - type.stock_taken!, at: null }
}

/** What each line finds missing now, earlier lines of the cart counted. It spares a hopeless sale its work; only `takePlaces` decides. */
export function shortagesOf(lines: PlannedLine[]): { line: number; resource: string; remaining: number; at: string | null }[] {
  const wanted = new Map<string, number>()
  return lines.flatMap((planned, line) => {
    const taken = takenBy(planned)
    if (!taken) return []
    const before = wanted.get(taken.id) ?? 0
    wanted.set(taken.id, before + planned.quantity)
    const remaining = taken.left - before
    return planned.quantity > remaining ? [{ line, resource: taken.id, remaining: Math.max(0, remaining), at: taken.at }] : []
  })
}
