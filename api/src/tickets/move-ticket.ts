import type { MovedTicket } from '@guichet/contract/rescheduling/move-ticket.ts'
import {
  claimTimed,
  isOffered,
  releaseClaims,
  rentalOffers,
  slotsByIds,
  writeClaims,
  type Move,
  type Slot,
} from '../availability/public.ts'
import { apiError } from '../platform/api-error.ts'
import type { Note } from '../platform/contexts.ts'
import type { Opened } from '../platform/db.ts'
import { assertCurrent, type Unseen } from '../platform/versions.ts'
import { addDuration, localDateOf, localDateTimeOf, wallTimeOf } from '../platform/zoned-time.ts'
import { lockTimed } from '../resources/public.ts'
import { whyNotMovedTo } from './move-ticket.rules.ts'
import { accessoriesOf, lockOrdersOf, movingTickets, type MovingTicket } from './moving.db.ts'
import { newTicketState } from './ticket.rules.ts'

export type MoveTo = { slotId: string } | { beginsAt: string }
/** `version` is what the mover saw; whoever moves by a link sees none, and has no such member. */
export type TicketMove = { ticketId: string; version?: number | undefined; to: MoveTo }
/** Who moves, with `audit`, which writes audit lines: a clerk, or the client by a link. */
export type Mover = Pick<Opened, 'db' | 'now'> & {
  tenantId: string
  timeZone: string
  audit: (code: string, subject: string, subjectId: string, note?: Note) => Promise<void>
}
type Moved = { moved: MovedTicket[]; places: { take: Move[]; give: Move[] } }
type Planned = {
  ticket: MovingTicket
  slotId: string | null
  beginsAt: string
  endsAt: string
  unseen: Unseen
}

/**
 * Gives tickets another time, all of them or none. The price stays; the place there is taken and
 * the one here freed; a new generation distinguishes an old print. `places` are the counts that
 * still have to move: the caller passes them to `movePlaces` as its last statement.
 *
 * @throws NotFound, StaleVersion, NotMovable, NotOnSale, NotEnoughInventory
 */
export async function moveTickets(mover: Mover, moves: readonly TicketMove[]): Promise<Moved> {
  const { db, now, tenantId } = mover
  const ids = moves.map(({ ticketId }) => ticketId)
  await lockOrdersOf(db, tenantId, ids)
  const tickets = await movingTickets(db, tenantId, ids)
  const planned = await planMoves(
    mover,
    moves.map((move) => ({ move, ticket: tickets.find(({ id }) => id === move.ticketId)! })),
  )
  const rented = planned.filter(({ ticket }) => ticket.rental)
  const accessories = await accessoriesOf(
    db,
    tenantId,
    rented.map(({ ticket }) => ticket.unitId),
  )
  // Timed resources are held before anything is written; what is released is no longer in the
  // way of what is claimed.
  const timed = rented.flatMap((item) => timedWantsOf(item, accessories, mover.timeZone))
  await lockTimed(
    db,
    tenantId,
    timed.map(({ resourceId }) => resourceId),
  )
  const give = await releaseClaims(
    db,
    tenantId,
    [...planned.map(({ ticket }) => ticket.unitId), ...accessories.map(({ unitId }) => unitId)],
    now,
  )
  await claimTimed(db, tenantId, timed)
  const take = planned.flatMap(({ ticket, slotId }) =>
    slotId ? [{ unitId: ticket.unitId, resourceId: slotId, quantity: 1 }] : [],
  )
  await writeClaims(db, tenantId, take)
  const moved: MovedTicket[] = []
  for (const item of planned) moved.push(await writeMove(mover, item))
  return { moved, places: { take, give } }
}

async function planMoves(
  { db, now, tenantId, timeZone }: Mover,
  asked: readonly { move: TicketMove; ticket: MovingTicket }[],
): Promise<Planned[]> {
  const slots = await slotsByIds(
    db,
    tenantId,
    asked.flatMap(({ move: { to } }) => ('slotId' in to ? [to.slotId] : [])),
  )
  const planned: Planned[] = []
  for (const { move, ticket } of asked) {
    const { to } = move
    const current = { subjectId: ticket.id, version: ticket.version }
    const unseen = 'version' in move ? await assertCurrent(db, tenantId, current, move.version) : {}
    const target = targetOf(ticket, to, slots, timeZone)
    const why = whyNotMovedTo(ticket, target ?? { slotId: null, beginsAt: '' }, now)
    if (why) throw apiError('NotMovable', { reason: why, ticketPublicId: ticket.id })
    if (!target) throw apiError('NotOnSale', { reason: 'noSuchSlot', ticketPublicId: ticket.id })
    if (target.endsAt <= now)
      throw apiError('NotOnSale', { reason: 'over', ticketPublicId: ticket.id })
    planned.push({ ticket, ...target, unseen })
  }
  return planned
}

/**
 * A slot of the ticket's own activity, or the same rental from another begin; null where there is
 * no such time.
 */
function targetOf(
  { activityId, rental }: MovingTicket,
  to: MoveTo,
  slots: readonly Slot[],
  timeZone: string,
) {
  if ('slotId' in to) {
    const slot = slots.find(({ id, activity_id }) => id === to.slotId && activity_id === activityId)
    return slot ? { slotId: slot.id, beginsAt: slot.begins_at, endsAt: slot.ends_at } : null
  }
  return rental
    ? {
        slotId: null,
        beginsAt: to.beginsAt,
        endsAt: addDuration(to.beginsAt, rental.duration, timeZone),
      }
    : null
}

/**
 * The same size and the same accessories over the new window, and as long after it as the equipment
 * is made ready.
 */
const timedWantsOf = (
  { ticket: { unitId, rental }, beginsAt, endsAt }: Planned,
  accessories: Awaited<ReturnType<typeof accessoriesOf>>,
  timeZone: string,
) =>
  [
    { unitId, resourceId: rental!.sizeResourceId },
    ...accessories
      .filter(({ ofUnitId }) => ofUnitId === unitId)
      .map((accessory) => ({ unitId: accessory.unitId, resourceId: accessory.resourceId })),
  ].map((want) => ({
    ...want,
    quantity: 1,
    beginsAt,
    endsAt: addDuration(endsAt, rental!.turnaround, timeZone),
  }))

async function writeMove(
  { db, now, tenantId, timeZone, audit }: Mover,
  { ticket, slotId, beginsAt, endsAt, unseen }: Planned,
): Promise<MovedTicket> {
  const { state } = newTicketState({ begins_at: beginsAt, ends_at: endsAt }, now)
  const version = ticket.version + 1
  await db
    .updateTable('ticket')
    .set({
      state,
      begins_at: beginsAt,
      ends_at: endsAt,
      slot_id: slotId,
      generation: ticket.generation + 1,
      version,
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', ticket.id)
    .execute()
  if (ticket.rental) await writeRental(db, { tenantId, timeZone }, ticket, { beginsAt, endsAt })
  await audit('ticket.moved', 'ticket', ticket.id, {
    orderId: ticket.orderId,
    facts: {
      from: ticket.beginsAt,
      fromSlot: ticket.slotId,
      to: beginsAt,
      toSlot: slotId,
      ...unseen,
    },
  })
  const [begin, end] = [localDateTimeOf(beginsAt, timeZone), localDateTimeOf(endsAt, timeZone)]
  return {
    publicId: ticket.id,
    version,
    status: state,
    beginDateTimeUtc: beginsAt,
    endDateTimeUtc: endsAt,
    date: begin.slice(0, 10),
    timeslotBegin: begin.slice(11, 16),
    timeslotEnd: end.slice(11, 16),
  }
}

/**
 * The equipment's row follows its ticket; a begin that no timetable offers is remembered as one
 * that staff chose.
 */
async function writeRental(
  db: Mover['db'],
  { tenantId, timeZone }: Pick<Mover, 'tenantId' | 'timeZone'>,
  { unitId, rental }: MovingTicket,
  { beginsAt, endsAt }: { beginsAt: string; endsAt: string },
) {
  const date = localDateOf(beginsAt, timeZone)
  const isCustom = !isOffered(
    await rentalOffers(db, tenantId, { typeIds: [rental!.typeId], from: date, to: date }),
    {
      typeId: rental!.typeId,
      date,
      beginTime: wallTimeOf(beginsAt, timeZone),
      duration: rental!.duration,
    },
  )
  await db
    .updateTable('rental')
    .set((eb) => ({
      begins_at: beginsAt,
      ends_at: endsAt,
      is_begin_custom: isCustom,
      version: eb('version', '+', 1),
    }))
    .where('tenant_id', '=', tenantId)
    .where('unit_id', '=', unitId)
    .execute()
}
