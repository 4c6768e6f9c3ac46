import { releaseClaims, type Move } from '../../availability/public.ts'
import { selectRows, updateRows } from '../../platform/db/rows.ts'
import { apiError } from '../../platform/http/api-error.ts'
import type { Ctx } from '../../platform/http/contexts.ts'
import type { LoadedOrder } from '../load-orders.db.ts'
import { withClientOf } from './standing-units.rules.ts'

type Request = {
  ticketPublicIdsToBeDeleted: string[]
  bookingPublicIdsToBeDeleted: string[]
  returnedNow: string[]
}
type CancelledTicket = { ticketId: string; unitId: string }
type CancelledStay = { bookingId: string; unitId: string }
type CancelledItems = { tickets: CancelledTicket[]; stays: CancelledStay[] }

/**
 * Tickets and bookings that a refund cancels.
 *
 * @throws NotFound when one is not of this order; NotRefundable when one is with its client
 */
export async function unitsToCancel(
  ctx: Ctx,
  loaded: LoadedOrder,
  { ticketPublicIdsToBeDeleted, bookingPublicIdsToBeDeleted, returnedNow }: Request,
): Promise<CancelledItems> {
  const cancelled = {
    tickets: ticketsToCancel(loaded, ticketPublicIdsToBeDeleted),
    stays: await staysToCancel(ctx, loaded, bookingPublicIdsToBeDeleted),
  }
  assertNotWithClient(loaded, cancelled, new Set(returnedNow))
  return cancelled
}

function assertNotWithClient(
  { units }: LoadedOrder,
  { tickets, stays }: CancelledItems,
  returned: ReadonlySet<string>,
): void {
  const cancelled = new Set([...tickets, ...stays].map(({ unitId }) => unitId))
  const away = units.filter(
    (unit) =>
      cancelled.has(unit.id) &&
      withClientOf(unit) !== null &&
      !returned.has(unit.ticket_id ?? unit.booking_id!),
  )
  const [first] = away
  if (!first) return
  throw apiError('NotRefundable', {
    reason: withClientOf(first),
    ticketPublicIds: away.flatMap(({ ticket_id: id }) => id ?? []),
    bookingPublicIds: away.flatMap(({ booking_id: id }) => id ?? []),
  })
}

/** @returns Places to release, for the last statements */
export const cancelUnits = async (
  ctx: Ctx,
  loaded: LoadedOrder,
  { tickets, stays }: CancelledItems,
): Promise<Move[]> => [
  ...(await cancelTickets(ctx, loaded, tickets)),
  ...(await cancelStays(ctx, loaded.order.id, stays)),
]

/** The tickets must be of this order; cancelled ones are skipped. */
function ticketsToCancel(loaded: LoadedOrder, ticketIds: string[]) {
  return ticketIds.flatMap((id) => {
    const unit = loaded.units.find((candidate) => candidate.ticket_id === id)
    if (!unit) throw apiError('NotFound')
    return unit.voided_at ? [] : [{ ticketId: id, unitId: unit.id }]
  })
}

/**
 * Cancels tickets: no gate accepts them, their places are on sale again, and so are the accessories
 * of a rental.
 *
 * @returns Places to release, for the last statements
 */
async function cancelTickets(
  { db, now, tenantId, audit }: Ctx,
  { order, units }: LoadedOrder,
  tickets: { ticketId: string; unitId: string }[],
) {
  if (!tickets.length) return []
  await updateRows(db, tenantId, 'ticket')
    .set((eb) => ({ voided_at: now, version: eb('version', '+', 1) }))
    .where(
      'id',
      'in',
      tickets.map((unit) => unit.ticketId),
    )
    .execute()
  for (const { ticketId } of tickets)
    await audit('ticket.voided', 'ticket', ticketId, { orderId: order.id })
  const unitIds = new Set(tickets.map((unit) => unit.unitId))
  const hanging = units
    .filter((unit) => unit.kind === 'accessory_rental' && unitIds.has(unit.parent_unit_id!))
    .map(({ id }) => id)
  return releaseClaims(db, tenantId, [...unitIds, ...hanging], now)
}

/** The bookings must be of this order; cancelled ones are skipped. */
async function staysToCancel({ db, tenantId }: Ctx, { units }: LoadedOrder, bookingIds: string[]) {
  if (!bookingIds.length) return []
  const rows = await selectRows(db, tenantId, 'booking')
    .select(['id', 'unit_id', 'status'])
    .where('id', 'in', bookingIds)
    .where(
      'unit_id',
      'in',
      units.map(({ id }) => id),
    )
    .execute()
  if (rows.length !== new Set(bookingIds).size) throw apiError('NotFound')
  return rows
    .filter(({ status }) => status !== 'Canceled')
    .map((row) => ({ bookingId: row.id, unitId: row.unit_id }))
}

/** Cancels bookings and frees their rooms. */
async function cancelStays(
  { db, now, tenantId, audit }: Ctx,
  orderId: string,
  stays: { bookingId: string; unitId: string }[],
) {
  if (!stays.length) return []
  await updateRows(db, tenantId, 'booking')
    .set((eb) => ({ status: 'Canceled', version: eb('version', '+', 1) }))
    .where(
      'id',
      'in',
      stays.map((stay) => stay.bookingId),
    )
    .execute()
  for (const { bookingId } of stays)
    await audit('booking.canceled', 'booking', bookingId, { orderId })
  return releaseClaims(
    db,
    tenantId,
    stays.map((stay) => stay.unitId),
    now,
  )
}
