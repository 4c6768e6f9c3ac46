import * as contract from '@guichet/contract/exchanges/exchange-ticket.ts'
import { handle } from '../platform/http/contexts.ts'
import { localDateTimeOf } from '../platform/values/zoned-time.ts'
import { whyNotExchanged } from '../tickets/public.ts'
import { countsOf } from './exchange.rules.ts'
import { accessoriesOfTickets, isBeginCustom, ticketAndLike } from './exchanges.db.ts'

export const getExchange = handle(
  contract.getExchange,
  async ({ db, now, tenantId, timeZone }, { params: { id } }) => {
    const { ticket, like } = await ticketAndLike(db, { tenantId, ticketId: id, now })
    const { beginsAt, rental } = ticket
    const begin =
      beginsAt && ticket.kind !== 'season_pass' ? localDateTimeOf(beginsAt, timeZone) : null
    return {
      publicId: id,
      version: ticket.version,
      why: whyNotExchanged(ticket, now),
      productId: ticket.productId,
      like: like.length,
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
  },
)
