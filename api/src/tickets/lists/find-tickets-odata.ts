import * as contract from '@guichet/contract/tickets/lists/find-tickets-odata.ts'
import { readFilter } from '../../platform/db/odata-condition.ts'
import { handle } from '../../platform/http/contexts.ts'
import type { TicketCodes } from '../ticket-codes.ts'
import { filterTickets, ticketFields } from './filter-tickets.db.ts'
import { ticketMeaning } from './ticket-meaning.db.ts'
import { viewTicketRow } from './ticket-row.view.ts'

const most = 1000

export const findTicketsOdata = (codes: TicketCodes) =>
  handle(contract.findTicketsOdata, async (tx, { query }) => {
    const { tenantId } = tx
    const filter = readFilter(query.$filter, ticketFields, { language: tx.language, tenantId })
    const rows = await filterTickets(tx, tenantId, {
      filter,
      limit: Math.min(Number(query.$top ?? most), most),
      meaningOf: (term) => ticketMeaning(tx, codes, { tenantId, term }),
    })
    return { value: rows.map((row) => viewTicketRow(row, tx.now)) }
  })
