import { pathOf } from '@guichet/contract/endpoint.ts'
import * as contract from '@guichet/contract/tickets/get-barcode.ts'
import { databaseNow } from '../platform/db/database-clock.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle } from '../platform/http/contexts.ts'
import { qrPicture } from '../platform/text/qr-picture.ts'
import { hasCode } from './standing.rules.ts'
import type { TicketCodes } from './ticket-codes.ts'
import { ticketById } from './tickets.db.ts'

export const linkBarcode = (codes: TicketCodes) =>
  handle(contract.linkBarcode, async ({ db, now, tenantId, accountId }, { params }) => {
    const ticket = await ticketById(db, tenantId, params.id)
    if (!ticket || !hasCode(ticket)) throw apiError('NotFound')
    const code = codes.codeOf({
      tenantId,
      ticketId: ticket.id,
      generation: ticket.generation,
    })
    return {
      url: `${pathOf(contract.getBarcode).replace(':id', ticket.id)}?link=${codes.linkOf(ticket.id, code, accountId, now)}`,
    }
  })

export const getBarcode = (codes: TicketCodes) =>
  handle(contract.getBarcode, async ({ reply }, { params, query }) => {
    const code = codes.readLink(query.link, params.id, databaseNow())
    if (!code) throw apiError('NotFound')
    reply.type('image/png').header('cache-control', 'no-store')
    return qrPicture(code, 480)
  })
