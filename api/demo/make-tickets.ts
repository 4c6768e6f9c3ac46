import type { StoredOwner } from '../src/tickets/public.ts'
import { iso, minutes } from './calendar.ts'
import type { DemoOrder } from './demo-order.ts'
import type { Business } from './make-business.ts'
import { firstNames, lastNames } from './names.ts'
import type { SoldUnit } from './sold-unit.ts'

const signs = [...'23456789ABCDEFGHJKLMNPQRSTUVWXYZ']

/**
 * The claims that units have on their slots, counted into `slot.taken`, and their tickets as they
 * are at the end of the story. @returns the tickets
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
  const { places, ticket } = order.story
  const { counted, timed, parent } = unit.line!
  // An accessory comes back with its rental, whatever was refunded of it.
  const voidedMs = parent?.as === 'accessory' ? unit.parent!.voidedMs : unit.voidedMs
  const releasedMs =
    places === 'released' || ticket === 'reschedulable' ? order.stepsMs.at(-1)! : voidedMs
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

/** What hangs on a piece of equipment or on a stay, as far as it has come by now. */
function writeUse({ id: tenant_id, sheet, random, calendar: { nowMs } }: Business, unit: SoldUnit) {
  const { rental, stay, window } = unit.line ?? {}
  if (rental && window) {
    const isOut = unit.voidedMs === null && window.beginsMs <= nowMs
    // What is late is late since a day or two: a desk asks for what did not come back.
    const isBack =
      isOut &&
      window.endsMs <= nowMs &&
      (random.chance(0.97) || window.endsMs < nowMs - 3 * 1440 * minutes)
    sheet.add('rental', {
      tenant_id,
      unit_id: unit.id,
      size_id: rental.sizeId,
      begins_at: iso(window.beginsMs),
      ends_at: iso(window.endsMs),
      is_begin_custom: false,
      picked_up_at: isOut ? iso(window.beginsMs + 4 * minutes) : null,
      returned_at: isBack ? iso(window.endsMs - 6 * minutes) : null,
    })
  }
  if (stay && window) {
    const isIn = unit.voidedMs === null && window.beginsMs <= nowMs
    const isGone = isIn && window.endsMs <= nowMs
    const status = stayStatus({ isCancelled: unit.voidedMs !== null, isIn, isGone }, random)
    const hasCome = status === 'CheckedIn' || status === 'CheckedOut'
    sheet.add('booking', {
      tenant_id,
      id: random.id(window.beginsMs),
      unit_id: unit.id,
      lodging_type_id: stay.typeId,
      check_in: stay.checkIn,
      check_out: stay.checkOut,
      persons: stay.persons,
      status,
      checked_in_at: hasCome ? iso(window.beginsMs + 20 * minutes) : null,
      checked_out_at: status === 'CheckedOut' ? iso(window.endsMs - 30 * minutes) : null,
    })
  }
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
  sheet.add('ticket', {
    tenant_id,
    id,
    order_id: order.id,
    unit_id: unit.id,
    reference: Array.from({ length: 10 }, () => random.pick(signs)).join(''),
    state,
    generation: state === 'Reschedulable' ? 2 : 1,
    begins_at: beginsMs === null ? null : iso(beginsMs),
    ends_at: endsMs === null ? null : iso(endsMs),
    slot_id: slotId,
    owner: JSON.stringify(holdersOf(unit, random)),
    voided_at: unit.voidedMs === null ? null : iso(unit.voidedMs),
  })
  return id
}

const opensGate = ({ kind }: SoldUnit) =>
  kind === 'daily_ticket' || kind === 'season_pass' || kind === 'equipment_rental'
/** One family shares a name; nobody has sent a picture yet. */
function holdersOf({ line }: SoldUnit, random: Business['random']): StoredOwner[] {
  const lastName = line?.holders.length ? random.pick(lastNames) : ''
  return (line?.holders ?? []).map(({ label, wantsPicture }) => ({
    label,
    firstName: random.pick(firstNames),
    lastName,
    birthDate: null,
    wantsPicture,
    pictureId: null,
    picture: null,
  }))
}

/**
 * Tied to a slot: scheduled, then active, then over. Without one: available until somebody
 * activates it.
 */
function stateOf(
  { story, completedMs }: DemoOrder,
  unit: SoldUnit,
  nowMs: number,
  luck: number,
): { state: string; beginsMs: number | null; endsMs: number | null } {
  const slot = unit.line?.slot
  if (story.ticket === 'reschedulable' && slot)
    return { state: 'Reschedulable', beginsMs: null, endsMs: null }
  if (slot) {
    const window = { beginsMs: slot.beginsMs, endsMs: slot.endsMs }
    if (nowMs < slot.beginsMs) return { state: 'ScheduledActivation', ...window }
    return { state: nowMs < slot.endsMs || luck < 0.2 ? 'Active' : 'Expired', ...window }
  }
  const rented = unit.line?.window
  if (rented && nowMs < rented.beginsMs) return { state: 'ScheduledActivation', ...rented }
  if (rented) return { state: nowMs < rented.endsMs ? 'Active' : 'Expired', ...rented }
  const season = unit.line?.season
  if (season)
    return { state: nowMs < season.beginsMs ? 'ScheduledActivation' : 'Active', ...season }
  if (story.ticket === 'schedulable') return { state: 'Schedulable', beginsMs: null, endsMs: null }
  const activatedMs = completedMs! + Math.floor(luck * 48) * 60 * minutes
  if (luck < 0.4 || unit.voidedMs !== null || activatedMs > nowMs)
    return { state: 'Available', beginsMs: null, endsMs: null }
  const endsMs = activatedMs + 8 * 60 * minutes
  return {
    state: endsMs > nowMs || luck > 0.9 ? 'Active' : 'Expired',
    beginsMs: activatedMs,
    endsMs,
  }
}
