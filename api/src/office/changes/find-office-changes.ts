import { toDollars } from '@guichet/contract/money.ts'
import * as contract from '@guichet/contract/office/buyer-changes.ts'
import { titlesOf } from '../../orders/public.ts'
import { apiError } from '../../platform/http/api-error.ts'
import { handle, type Ctx } from '../../platform/http/contexts.ts'
import { firstOf, mustFind } from '../../platform/values/must.ts'
import { localDateOf } from '../../platform/values/zoned-time.ts'
import { freeDaysOf } from '../../rescheduling/public.ts'
import { viewBusiness } from '../../ticket-office/public.ts'
import { loadChanges, soldCart, type LoadedChanges, type MovableTicket } from './sold-cart.ts'

export const findOfficeChanges = handle(
  contract.findOfficeChanges,
  async (guest, { params: { cart } }) => {
    const { ctx, orderId } = await soldCart(guest, cart, 'read')
    return viewChanges(ctx, await loadChanges(ctx, orderId))
  },
)

/** Changes of an order as its buyer reads them. */
export async function viewChanges(
  { db, now, tenantId, timeZone }: Ctx,
  { loaded, movable, movableUntilDateTimeUtc, cancellation }: LoadedChanges,
): Promise<contract.OfficeChanges> {
  return {
    business: await viewBusiness(db, tenantId),
    today: localDateOf(now, timeZone),
    orderReferenceNumber: loaded.order.reference,
    movableUntilDateTimeUtc,
    tickets: movable.map(({ ticket, group }) => ({
      publicId: ticket.id,
      ...titlesOf(mustFind(loaded.units, ({ ticket_id: id }) => id === ticket.id)),
      group,
      now: { beginDateTimeUtc: ticket.beginsAt!, endDateTimeUtc: ticket.endsAt! },
    })),
    cancellation: cancellation && {
      untilDateTimeUtc: cancellation.untilDateTimeUtc,
      refund: toDollars(cancellation.plan.totalCents),
      feesKept: toDollars(cancellation.plan.feesKeptCents),
    },
  }
}

/** Returns times other than the current one, with places for all named tickets together. */
export const findOfficeTimes = handle(
  contract.findOfficeTimes,
  async (guest, { params: { cart }, body: { ticketPublicIds, from } }) => {
    const { ctx, orderId } = await soldCart(guest, cart, 'read')
    const { movable } = await loadChanges(ctx, orderId)
    const named = namedTickets(movable, ticketPublicIds)
    const { group } = firstOf(named)
    if (named.some((each) => each.group !== group)) throw apiError('NotFound')
    const tickets = named.map(({ ticket: { id, unitId, activityId } }) => ({
      id,
      unit_id: unitId,
      activity_id: activityId,
    }))
    const { days, next } = await freeDaysOf(ctx, tickets, from)
    const current = new Set(
      named.map(({ ticket: { beginsAt, endsAt } }) => `${beginsAt} ${endsAt}`),
    )
    return { days: current.size === 1 ? withoutTime(days, firstOf(named)) : days, next }
  },
)

type Days = Awaited<ReturnType<typeof freeDaysOf>>['days']
/** Days without the time that all tickets already have. */
const withoutTime = (days: Days, { ticket }: MovableTicket): Days =>
  days
    .map((day) => ({
      ...day,
      times: day.times.filter(({ slotPublicId, beginDateTimeUtc }) =>
        slotPublicId === null
          ? beginDateTimeUtc !== ticket.beginsAt
          : slotPublicId !== ticket.slotId,
      ),
    }))
    .filter(({ times }) => times.length > 0)

/**
 * The named tickets, which must be movable.
 *
 * @throws NotFound
 */
const namedTickets = (movable: readonly MovableTicket[], ids: readonly string[]): MovableTicket[] =>
  ids.map((id) => {
    const found = movable.find(({ ticket }) => ticket.id === id)
    if (!found) throw apiError('NotFound')
    return found
  })
