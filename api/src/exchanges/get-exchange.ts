import * as contract from '@guichet/contract/exchanges/exchange-ticket.ts'
import { findExchangeable as findContract } from '@guichet/contract/exchanges/exchange-tickets.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle, type Ctx } from '../platform/http/contexts.ts'
import { localDateTimeOf } from '../platform/values/zoned-time.ts'
import { whyNotExchanged, type MovingTicket } from '../tickets/public.ts'
import { canChangeTogether, countsOf } from './exchange.rules.ts'
import { accessoriesOfTickets, isBeginCustom, ticketAndLike, ticketsOf } from './exchanges.db.ts'

export const getExchange = handle(contract.getExchange, async (ctx, { params: { id } }) => {
  const { db, now, tenantId } = ctx
  const { ticket, like } = await ticketAndLike(db, { tenantId, ticketId: id, now })
  return { ...(await viewStart(ctx, ticket, like.length)), why: whyNotExchanged(ticket, now) }
})

/** Exchangeable tickets of an order, identical ones together. */
export const findExchangeable = handle(findContract, async (ctx, { params: { id } }) => {
  const { db, now, tenantId } = ctx
  const tickets = await ticketsOf(db, tenantId, id)
  if (tickets === null) throw apiError('NotFound')
  const groups: { ticket: MovingTicket; like: number }[] = []
  for (const ticket of tickets.filter((item) => whyNotExchanged(item, now) === null)) {
    const group = groups.find((item) => canChangeTogether(item.ticket, ticket))
    if (group) group.like += 1
    else groups.push({ ticket, like: 1 })
  }
  const items = []
  for (const { ticket, like } of groups) items.push(await viewStart(ctx, ticket, like))
  return { items }
})

/** Current choice of a ticket; `like` is the number of identical tickets, this one included. */
async function viewStart({ db, tenantId, timeZone }: Ctx, ticket: MovingTicket, like: number) {
  const { beginsAt, rental } = ticket
  const begin =
    beginsAt && ticket.kind !== 'season_pass' ? localDateTimeOf(beginsAt, timeZone) : null
  return {
    publicId: ticket.id,
    version: ticket.version,
    productId: ticket.productId,
    like,
    activity: ticket.activityId
      ? { publicId: ticket.activityId, slotPublicId: ticket.slotId }
      : null,
    rental: rental && {
      modelPublicId: rental.typeId,
      specificationPublicId: rental.sizeId,
      duration: rental.duration,
      isBeginTimeCustom: await isBeginCustom(db, tenantId, ticket.unitId),
      accessories: countsOf(await accessoriesOfTickets(db, tenantId, [ticket])),
    },
    date: begin?.slice(0, 10) ?? null,
    timeslotBegin: begin?.slice(11, 16) ?? null,
  }
}
