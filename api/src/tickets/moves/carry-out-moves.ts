import {
  claimTimed,
  isOffered,
  releaseClaims,
  rentalOffers,
  writeClaims,
  type Move,
  type TimedWant,
} from '../../availability/public.ts'
import type { Transaction } from '../../platform/db/db.ts'
import { updateRows } from '../../platform/db/rows.ts'
import type { Ctx } from '../../platform/http/contexts.ts'
import type { Unseen } from '../../platform/http/versions.ts'
import { addDuration, localDateOf, wallTimeOf } from '../../platform/values/zoned-time.ts'
import { lockTimed } from '../../resources/public.ts'
import { newTicketState, type TicketWindow } from '../ticket.rules.ts'
import type { CarriedAccessory, MovingTicket } from './moving.db.ts'

/** Context of a move, with `audit` for audit lines: of a clerk, or of a client by a link. */
export type Mover = Pick<Transaction, 'db' | 'now'> & {
  tenantId: string
  timeZone: string
  audit: Ctx['audit']
}
/** A ticket and its new time; no time for tickets valid at any time. */
export type PlannedMove = {
  ticket: MovingTicket
  slotId: string | null
  window: { beginsAt: string; endsAt: string } | null
  /** New equipment of the ticket; null when it has none. */
  rental: MovingTicket['rental']
  unseen: Unseen
  /** Change of the code; by default a new one. */
  code?: CodeChange
}
/**
 * `undoable` stores the previous code for a reversal, and `restored` restores it; `kept`: the
 * client's code stays valid, when the change affects nothing that is printed with it.
 */
export type CodeChange = 'undoable' | 'restored' | 'kept'
export type CarriedOut = TicketWindow & { id: string; version: number }
/** Counts that still have to change: the caller passes them to `movePlaces`, at the very end. */
export type PlacesToMove = { take: Move[]; give: Move[] }

type CarriedRental = {
  /** Accessories of the equipment from now on. */
  accessories: readonly CarriedAccessory[]
  /** Units that are no longer accessories. */
  droppedUnitIds?: readonly string[]
}

/**
 * Moves tickets whose orders the caller has locked: each takes its place there and frees its
 * previous one. A new generation invalidates an old print.
 *
 * @throws NotEnoughInventory
 */
export async function carryOutMoves(
  mover: Mover,
  planned: readonly PlannedMove[],
  { accessories, droppedUnitIds = [] }: CarriedRental,
): Promise<{ moved: CarriedOut[]; places: PlacesToMove }> {
  const { db, now, tenantId } = mover
  // Timed resources are locked before other writes, and released before new claims are checked.
  const timed = planned.flatMap((move) => timedWantsOf(move, accessories, mover.timeZone))
  await lockTimed(
    db,
    tenantId,
    timed.map(({ resourceId }) => resourceId),
  )
  const unitIds = [
    ...planned.map(({ ticket }) => ticket.unitId),
    ...accessories.map(({ unitId }) => unitId),
    ...droppedUnitIds,
  ]
  const give = await releaseClaims(db, tenantId, unitIds, now)
  await claimTimed(db, tenantId, timed)
  const take = planned.flatMap(({ ticket, slotId }) =>
    slotId ? [{ unitId: ticket.unitId, resourceId: slotId, quantity: 1 }] : [],
  )
  await writeClaims(db, tenantId, take)
  const moved: CarriedOut[] = []
  for (const move of planned) moved.push(await writeMove(mover, move))
  return { moved, places: { take, give } }
}

/** Claims on the size and the accessories over the new time, including the turnaround. */
function timedWantsOf(
  { ticket: { unitId }, rental, window }: PlannedMove,
  accessories: readonly CarriedAccessory[],
  timeZone: string,
): TimedWant[] {
  if (!rental || !window) return []
  return [
    { unitId, resourceId: rental.sizeResourceId },
    ...accessories.filter(({ ofUnitId }) => ofUnitId === unitId),
  ].map(({ unitId: holder, resourceId }) => ({
    unitId: holder,
    resourceId,
    quantity: 1,
    beginsAt: window.beginsAt,
    endsAt: addDuration(window.endsAt, rental.turnaround, timeZone),
  }))
}

async function writeMove(
  { db, now, tenantId, timeZone, audit }: Mover,
  { ticket, slotId, window, rental, unseen, code }: PlannedMove,
): Promise<CarriedOut> {
  const { state, beginsAt, endsAt } = newTicketState(
    window && { begins_at: window.beginsAt, ends_at: window.endsAt },
    now,
  )
  const version = ticket.version + 1
  await updateRows(db, tenantId, 'ticket')
    .set({
      state,
      begins_at: beginsAt,
      ends_at: endsAt,
      slot_id: slotId,
      ...generationsOf(ticket, code),
      version,
    })
    .where('id', '=', ticket.id)
    .execute()
  if (rental && window) await writeRental(db, { tenantId, timeZone }, ticket, { rental, window })
  if (beginsAt !== ticket.beginsAt || slotId !== ticket.slotId)
    await audit('ticket.moved', 'ticket', ticket.id, {
      orderId: ticket.orderId,
      facts: {
        from: ticket.beginsAt,
        fromSlot: ticket.slotId,
        to: beginsAt,
        toSlot: slotId,
        ...(code === 'restored' && { isUndone: true }),
        ...unseen,
      },
    })
  return { id: ticket.id, version, state, beginsAt, endsAt }
}

/** Generations only rise; after a reversed move, its generation is never used again. */
function generationsOf(
  { generation, movedFromGeneration, lastGeneration }: MovingTicket,
  code: CodeChange | undefined,
) {
  if (code === 'kept') return {}
  if (code === 'restored' && movedFromGeneration !== null)
    return {
      generation: movedFromGeneration,
      moved_from_generation: null,
      last_generation: Math.max(generation, lastGeneration ?? 0),
    }
  return {
    generation: Math.max(generation, lastGeneration ?? 0) + 1,
    moved_from_generation: code === 'undoable' ? generation : null,
    last_generation: null,
  }
}

type RentalMove = {
  rental: NonNullable<PlannedMove['rental']>
  window: NonNullable<PlannedMove['window']>
}
/** Updates the rental of the ticket; a begin that no timetable offers counts as chosen by staff. */
async function writeRental(
  db: Mover['db'],
  { tenantId, timeZone }: Pick<Mover, 'tenantId' | 'timeZone'>,
  { unitId }: MovingTicket,
  { rental: { typeId, sizeId, duration }, window: { beginsAt, endsAt } }: RentalMove,
): Promise<void> {
  const date = localDateOf(beginsAt, timeZone)
  const offers = await rentalOffers(db, tenantId, { typeIds: [typeId], from: date, to: date })
  const beginTime = wallTimeOf(beginsAt, timeZone)
  await updateRows(db, tenantId, 'rental')
    .set((eb) => ({
      size_id: sizeId,
      begins_at: beginsAt,
      ends_at: endsAt,
      is_begin_custom: !isOffered(offers, { typeId, date, beginTime, duration }),
      version: eb('version', '+', 1),
    }))
    .where('unit_id', '=', unitId)
    .execute()
}
