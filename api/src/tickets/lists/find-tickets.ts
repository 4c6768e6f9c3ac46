import * as contract from '@guichet/contract/tickets/lists/find-tickets.ts'
import { selectRows } from '../../platform/db/rows.ts'
import { apiError } from '../../platform/http/api-error.ts'
import { handle } from '../../platform/http/contexts.ts'
import { batches, StreamedList } from '../../platform/http/streamed.ts'
import type { TicketCodes } from '../ticket-codes.ts'
import { readSearch } from './read-search.ts'
import { columns, joined, searchTickets } from './search-tickets.db.ts'
import { viewTicketRow, type FoundTicket } from './ticket-row.view.ts'

/** A page of tickets. Lists above 500 rows, which older clients request whole, are streamed. */
export const findTickets = (codes: TicketCodes) =>
  handle(contract.findTickets, async (tx, { query }) => {
    const pageSize = query.pageSize ?? 25
    const search = await readSearch(tx, codes, query)
    const { count, page } = await searchTickets(tx, search, {
      limit: pageSize,
      offset: ((query.page ?? 1) - 1) * pageSize,
    })
    const hasAnyTicket =
      count.total > 0 ||
      Boolean(
        await selectRows(tx.db, tx.tenantId, 'ticket').select('id').limit(1).executeTakeFirst(),
      )
    if (pageSize > 500)
      return new StreamedList(
        { ...count, hasAnyTicket },
        viewed(batches<FoundTicket>(tx, page.text, page.values), tx.now),
      )
    const { rows } = await tx.client.query<FoundTicket>(page.text, page.values)
    return { items: rows.map((row) => viewTicketRow(row, tx.now)), ...count, hasAnyTicket }
  })

async function* viewed(rows: AsyncIterable<FoundTicket[]>, now: string) {
  for await (const batch of rows) yield batch.map((row) => viewTicketRow(row, now))
}

export const findTicket = handle(
  contract.findTicket,
  async ({ client, tenantId, now }, { params }) => {
    const { rows } = await client.query<FoundTicket>(
      `select ${columns} from ticket t ${joined} where t.tenant_id = $1 and t.id = $2`,
      [tenantId, params.id],
    )
    if (!rows[0]) throw apiError('NotFound')
    return viewTicketRow(rows[0], now)
  },
)
