import * as contract from '@guichet/contract/tickets/lists/extract-tickets.ts'
import { inPieces } from '../../platform/db/in-pieces.ts'
import { asAttachment } from '../../platform/http/attachment.ts'
import { handle } from '../../platform/http/contexts.ts'
import { cutOffStalledReader } from '../../platform/network/stalled-reader.ts'
import { csvOf, mostRows, workbookOf } from '../../platform/text/spreadsheet.ts'
import type { TicketCodes } from '../ticket-codes.ts'
import { listedTickets } from './found-tickets.ts'
import { ticketSheet } from './ticket-sheet.ts'

/**
 * Streams a whole list as a file. One transaction determines the ids and records the extraction;
 * the rows are then read in batches, each in its own transaction, so that a slow reader holds no
 * connection.
 */
export const extractTickets = (codes: TicketCodes) =>
  handle(
    contract.extractTickets,
    async ({ tenantId, timeZone, inBusiness, language, reply }, { query }) => {
      const { format = 'xlsx', ...asked } = query
      const { ids, sheet } = await inBusiness('write', async (tx) => {
        const found = await listedTickets(tx, codes, { query: asked, limit: mostRows })
        await tx.audit('list.tickets_extracted', 'business', tenantId, {
          facts: { rows: found.length, format },
        })
        return { ids: found, sheet: await ticketSheet(tx, { tenantId, language, timeZone }) }
      })
      const batches = await inPieces(ids, (some) =>
        inBusiness('read', (tx) => sheet.rowsOf(tx, some)),
      )
      const rows = { header: sheet.header, batches }
      cutOffStalledReader(reply.raw)
      asAttachment(reply, { name: 'tickets', format }).header('x-ticket-count', String(ids.length))
      return format === 'csv' ? csvOf(rows) : workbookOf('tickets', rows)
    },
  )
