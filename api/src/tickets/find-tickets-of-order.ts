import * as contract from '@guichet/contract/tickets/find-tickets-of-order.ts'
import { productPictures } from '../activities/public.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle } from '../platform/http/contexts.ts'
import type { TicketCodes } from './ticket-codes.ts'
import { orderIdByReference, ticketsOfOrder } from './tickets.db.ts'
import { viewTicket } from './tickets.view.ts'

export const findTicketsOfOrder = (codes: TicketCodes) =>
  handle(contract.findTicketsOfOrder, async ({ db, now, tenantId }, { query }) => {
    const orderId = await orderIdByReference(db, tenantId, query.orderReferenceKey)
    if (!orderId) throw apiError('NotFound')
    const rows = await ticketsOfOrder(db, tenantId, orderId)
    const pictures = await productPictures(
      db,
      tenantId,
      rows.map(({ product_id }) => product_id),
    )
    return {
      items: rows.map((row) => ({
        ...viewTicket(row, codes, now),
        pictureUrl: pictures.get(row.product_id ?? '')?.url ?? null,
      })),
    }
  })
