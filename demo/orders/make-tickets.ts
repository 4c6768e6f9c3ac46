import { ticketSearchText, type StoredOwner } from '@guichet/api/src/tickets/public.ts'
import { iso, minutes } from '../businesses/calendar.ts'
import type { Business } from '../businesses/make-business.ts'
import { firstNames, lastNames } from '../businesses/names.ts'
import type { CartLine } from './cart-line.ts'
import type { DemoOrder } from './demo-order.ts'
import type { SoldUnit } from './sold-unit.ts'
import { stateOf } from './ticket-state.ts'

const signs = [...'23456789ABCDEFGHJKLMNPQRSTUVWXYZ']

/**
 * Claims of units on their slots, added to `slot.taken`, and their tickets in the final state of
 * the story. @returns the tickets
 */
export function makeTickets(
  business: Business,
  order: DemoOrder,
): { id: string; unit: SoldUnit }[] {
  const entries = order.units.filter((unit) => unit.kind !== 'fee')
  return entries.flatMap((unit) => {
    if ((unit.line?.counted || unit.line?.timed) && order.story.places !== 'none')
      writeClaim(business, order, unit)
    writeUse(business, unit)
    return order.story.hasTickets && opensGate(unit)
      ? [{ id: writeTicket(business, order, unit), unit }]
      : []
  })
}

function writeClaim({ id: tenant_id, sheet, random }: Business, order: DemoOrder, unit: SoldUnit) {
  const { places } = order.story
  const { counted, timed } = unit.line!
  const releasedMs = releasedAt(order, unit)
  if (counted && releasedMs === null) counted.taken += 1
  sheet.add('claim', {
    tenant_id,
    id: random.id(order.atMs),
    resource_id: counted?.id ?? timed!.resourceId,
    unit_id: unit.id,
    quantity: 1,
    begins_at: timed ? iso(timed.beginsMs) : null,
    ends_at: timed ? iso(timed.endsMs) : null,
    held_until: places === 'held' || places === 'released' ? iso(order.heldUntilMs!) : null,
    overbooked: false,
    released_at: releasedMs === null ? null : iso(releasedMs),
  })
}

/** When the places of a piece were released; null while they are taken. */
function releasedAt({ story, stepsMs }: DemoOrder, unit: SoldUnit): number | null {
  if (story.places === 'released' || story.ticket === 'reschedulable') return stepsMs.at(-1)!
  // An accessory is returned with its rental, whether it was refunded or not.
  return unit.line!.parent?.as === 'accessory' ? unit.parent!.voidedMs : unit.voidedMs
}

/** The rental or stay of a unit, in its state at the base date. */
function writeUse(business: Business, unit: SoldUnit) {
  const { rental, stay, window } = unit.line ?? {}
  if (rental && window) writeRental(business, unit, { ...rental, ...window })
  if (stay && window) writeBooking(business, unit, { ...stay, ...window })
}

type Window = { beginsMs: number; endsMs: number }

function writeRental(
  { id: tenant_id, sheet, random, calendar: { nowMs } }: Business,
  unit: SoldUnit,
  { sizeId, isLate, beginsMs, endsMs }: NonNullable<CartLine['rental']> & Window,
) {
  const isOut = unit.voidedMs === null && beginsMs <= nowMs
  // Except marked ones, no rental is more than three days late: desks ask for overdue equipment.
  const isBack =
    isOut &&
    !isLate &&
    endsMs <= nowMs &&
    (random.chance(0.97) || endsMs < nowMs - 3 * 1440 * minutes)
  sheet.add('rental', {
    tenant_id,
    unit_id: unit.id,
    size_id: sizeId,
    begins_at: iso(beginsMs),
    ends_at: iso(endsMs),
    is_begin_custom: false,
    picked_up_at: isOut ? iso(beginsMs + 4 * minutes) : null,
    returned_at: isBack ? iso(endsMs - 6 * minutes) : null,
  })
}

function writeBooking(
  { id: tenant_id, sheet, random, calendar: { nowMs } }: Business,
  unit: SoldUnit,
  { beginsMs, endsMs, ...stay }: NonNullable<CartLine['stay']> & Window,
) {
  const isIn = unit.voidedMs === null && beginsMs <= nowMs
  const isGone = isIn && endsMs <= nowMs
  const status = stayStatus({ isCancelled: unit.voidedMs !== null, isIn, isGone }, random)
  const hasCome = status === 'CheckedIn' || status === 'CheckedOut'
  sheet.add('booking', {
    tenant_id,
    id: random.id(beginsMs),
    unit_id: unit.id,
    lodging_type_id: stay.typeId,
    check_in: stay.checkIn,
    check_out: stay.checkOut,
    persons: stay.persons,
    status,
    checked_in_at: hasCome ? iso(beginsMs + 20 * minutes) : null,
    checked_out_at: status === 'CheckedOut' ? iso(endsMs - 30 * minutes) : null,
  })
}

type StayFacts = { isCancelled: boolean; isIn: boolean; isGone: boolean }
function stayStatus({ isCancelled, isIn, isGone }: StayFacts, random: Business['random']): string {
  if (isCancelled) return 'Canceled'
  if (isGone) return random.chance(0.04) ? 'NoShow' : 'CheckedOut'
  return isIn ? 'CheckedIn' : 'Booked'
}

function writeTicket(
  { id: tenant_id, sheet, random, calendar }: Business,
  order: DemoOrder,
  unit: SoldUnit,
): string {
  const { state, beginsMs, endsMs } = stateOf(order, unit, calendar.nowMs, random.next())
  const slotId = state === 'Reschedulable' ? null : (unit.line?.slot?.id ?? null)
  const id = random.id(order.completedMs!)
  const reference = Array.from({ length: 10 }, () => random.pick(signs)).join('')
  const owners = holdersOf(unit, random)
  const soldAt = iso(order.completedMs!)
  sheet.add('ticket', {
    tenant_id,
    id,
    order_id: order.id,
    unit_id: unit.id,
    sold_at: soldAt,
    kind: unit.line!.kind,
    product_id: unit.line!.type.id,
    reference,
    state,
    generation: state === 'Reschedulable' ? 2 : 1,
    begins_at: beginsMs === null ? null : iso(beginsMs),
    ends_at: endsMs === null ? null : iso(endsMs),
    slot_id: slotId,
    owner: JSON.stringify(owners),
    picture_id: owners[0]?.pictureId ?? null,
    voided_at: unit.voidedMs === null ? null : iso(unit.voidedMs),
  })
  sheet.add('search_entry', {
    tenant_id,
    kind: 'ticket',
    id,
    text: ticketSearchText({ reference, formerNumber: null, owners }),
    at: soldAt,
  })
  return id
}

const opensGate = ({ kind }: SoldUnit) =>
  kind === 'daily_ticket' || kind === 'season_pass' || kind === 'equipment_rental'
/** Holders of a pass share a last name; few have a picture yet. */
function holdersOf({ line }: SoldUnit, random: Business['random']): StoredOwner[] {
  const lastName = line?.holders.length ? random.pick(lastNames) : ''
  return (line?.holders ?? []).map(({ label, wantsPicture }, place) => ({
    label,
    firstName: random.pick(firstNames),
    lastName,
    birthDate: null,
    wantsPicture,
    pictureId: line?.faces?.[place]?.fileId ?? null,
    picture: line?.faces?.[place]?.url ?? null,
  }))
}
