import * as contract from '@guichet/contract/tickets/lists/find-tickets.ts'
import type { TicketQuery } from '@guichet/contract/tickets/lists/ticket-query.ts'
import { selectRows } from '../../platform/db/rows.ts'
import { apiError } from '../../platform/http/api-error.ts'
import { handle, type Ctx } from '../../platform/http/contexts.ts'
import { batches, StreamedList } from '../../platform/http/streamed.ts'
import type { TicketCodes } from '../ticket-codes.ts'
import { readSearch } from './read-search.ts'
import {
  columns,
  joined,
  searchTickets,
  type TicketMatches,
  type Window,
} from './search-tickets.db.ts'
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
    return { items: await viewPage(tx, page), ...count, hasAnyTicket }
  })

type PageRequest = { query: TicketQuery; page: Window }
/** The tickets of a page that match a query, and their count. */
export async function pageOfTickets(
  tx: Ctx,
  codes: TicketCodes,
  { query, page: window }: PageRequest,
) {
  const { count, page } = await searchTickets(tx, await readSearch(tx, codes, query), window)
  return { items: await viewPage(tx, page), ...count }
}

async function viewPage({ client, now }: Ctx, { text, values }: TicketMatches['page']) {
  const { rows } = await client.query<FoundTicket>(text, values)
  return rows.map((row) => viewTicketRow(row, now))
}

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
