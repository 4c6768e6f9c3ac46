import type { extractTickets as endpoint } from '@guichet/contract/tickets/lists/extract-tickets.ts'
import { asAttachment } from '../../platform/attachment.ts'
import type { GuardedCtx, Handler } from '../../platform/contexts.ts'
import { csvOf, mostRows, workbookOf, type Sheet } from '../../platform/spreadsheet.ts'
import type { TicketCodes } from '../ticket-codes.ts'
import { listedTickets } from './found-tickets.ts'
import { ticketSheet } from './ticket-sheet.ts'

const rowsAtOnce = 500
/** A reader that takes nothing for this long is cut off. */
const stallMs = 30_000

/**
 * A whole list as a file. What is in it is settled first, in one transaction that also writes down
 * who took it; the rows are then read a few at a time, each time in a transaction of their own, so
 * that a slow reader holds no connection.
 */
export const extractTickets =
  (codes: TicketCodes): Handler<typeof endpoint> =>
  async ({ actor, inBusiness, language, reply }, { query }) => {
    const { format = 'xlsx', ...asked } = query
    const { ids, sheet } = await inBusiness('write', async (tx) => {
      const found = await listedTickets(tx, codes, { query: asked, limit: mostRows })
      await tx.audit('list.tickets_extracted', 'business', actor.tenantId, {
        facts: { rows: found.length, format },
      })
      const { tenantId, timeZone } = actor
      return { ids: found, sheet: await ticketSheet(tx, { tenantId, language, timeZone }) }
    })
    const rows = { header: sheet.header, batches: batchesOf(inBusiness, sheet, ids) }
    reply.raw.setTimeout(stallMs, () => reply.raw.destroy())
    asAttachment(reply, { name: 'tickets', format }).header('x-ticket-count', String(ids.length))
    return format === 'csv' ? csvOf(rows) : workbookOf('tickets', rows)
  }

async function* batchesOf(
  inBusiness: GuardedCtx['inBusiness'],
  sheet: Sheet,
  ids: readonly string[],
) {
  for (let from = 0; from < ids.length; from += rowsAtOnce)
    yield await inBusiness('read', (tx) => sheet.rowsOf(tx, ids.slice(from, from + rowsAtOnce)))
}
