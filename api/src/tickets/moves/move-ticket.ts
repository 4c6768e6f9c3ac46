import type { MovedTicket } from '@guichet/contract/rescheduling/move-ticket.ts'
import { slotsByIds, type Slot } from '../../availability/public.ts'
import { apiError } from '../../platform/http/api-error.ts'
import { assertCurrent } from '../../platform/http/versions.ts'
import { mustFind } from '../../platform/values/must.ts'
import { addDuration, localDateTimeOf } from '../../platform/values/zoned-time.ts'
import {
  carryOutMoves,
  type CarriedOut,
  type CodeChange,
  type Mover,
  type PlacesToMove,
  type PlannedMove,
} from './carry-out-moves.ts'
import { whyNotMovedTo } from './move-ticket.rules.ts'
import { accessoriesOf, lockOrdersOf, movingTickets, type MovingTicket } from './moving.db.ts'

type MoveTo = { slotId: string } | { beginsAt: string }
/** `version` is the version that the clerk read; a client with a link has none. */
export type TicketMove = {
  ticketId: string
  version?: number | undefined
  to: MoveTo
  code?: CodeChange
}

/**
 * Moves tickets to another time, all or none. The price stays; the new place is taken and the old
 * one released. `places` are the counts that still have to change: the caller passes them to
 * `movePlaces` as its last statement.
 *
 * @throws NotFound, StaleVersion, NotMovable, NotOnSale, NotEnoughInventory
 */
export async function moveTickets(
  mover: Mover,
  moves: readonly TicketMove[],
): Promise<{ moved: MovedTicket[]; places: PlacesToMove }> {
  const { db, tenantId, timeZone } = mover
  const ids = moves.map(({ ticketId }) => ticketId)
  await lockOrdersOf(db, tenantId, ids)
  const tickets = await movingTickets(db, tenantId, ids)
  const planned = await planMoves(
    mover,
    moves.map((move) => ({ move, ticket: mustFind(tickets, ({ id }) => id === move.ticketId) })),
  )
  const accessories = await accessoriesOf(
    db,
    tenantId,
    planned.filter(({ rental }) => rental).map(({ ticket }) => ticket.unitId),
  )
  const { moved, places } = await carryOutMoves(mover, planned, { accessories })
  return { moved: moved.map((ticket) => viewMoved(ticket, timeZone)), places }
}

async function planMoves(
  { db, now, tenantId, timeZone }: Mover,
  asked: readonly { move: TicketMove; ticket: MovingTicket }[],
): Promise<PlannedMove[]> {
  const slots = await slotsByIds(
    db,
    tenantId,
    asked.flatMap(({ move: { to } }) => ('slotId' in to ? [to.slotId] : [])),
  )
  const planned: PlannedMove[] = []
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
    const { slotId, beginsAt, endsAt } = target
    planned.push({
      ticket,
      slotId,
      window: { beginsAt, endsAt },
      rental: ticket.rental,
      unseen,
      ...(move.code && { code: move.code }),
    })
  }
  return planned
}

/**
 * A slot of the ticket's own activity, or the same rental from another begin; null when there is no
 * such time.
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

/** A moved ticket in the form of the reply. */
function viewMoved(
  { id, version, state, beginsAt, endsAt }: CarriedOut,
  timeZone: string,
): MovedTicket {
  const [begin, end] = [localDateTimeOf(beginsAt!, timeZone), localDateTimeOf(endsAt!, timeZone)]
  return {
    publicId: id,
    version,
    status: state,
    beginDateTimeUtc: beginsAt!,
    endDateTimeUtc: endsAt!,
    date: begin.slice(0, 10),
    timeslotBegin: begin.slice(11, 16),
    timeslotEnd: end.slice(11, 16),
  }
}
