import type { Bilingual } from '@guichet/contract/primitives.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import type { extractTickets as endpoint } from '@guichet/contract/tickets/lists/extract-tickets.ts'
import { DisplayNames, documentOf, kindNamesFrom } from '../../businesses/public.ts'
import type { GuardedCtx, Handler } from '../../platform/contexts.ts'
import { csvOf, mostRows, workbookOf } from '../../platform/spreadsheet.ts'
import { minuteReader } from '../../platform/zoned-time.ts'
import type { TicketCodes } from '../ticket-codes.ts'
import { displayedState, type TicketState } from '../ticket.rules.ts'
import { extractMessages } from './extract-tickets.messages.ts'
import { readSearch } from './read-search.ts'
import { columns, joined, ticketIds } from './search-tickets.db.ts'
import type { FoundTicket } from './ticket-row.view.ts'

const rowsAtOnce = 500
/** A reader that takes nothing for this long is cut off. */
const stallMs = 30_000

type Words = {
  language: Language
  minuteOf: (instant: string) => string
  now: string
  kinds: Partial<Record<string, Bilingual>>
}

/**
 * A whole list as a file. What is in it is settled first, in one transaction that also writes down
 * who took it; the rows are then read a few at a time, each time in a transaction of their own, so
 * that a slow reader holds no connection.
 */
export const extractTickets =
  (codes: TicketCodes): Handler<typeof endpoint> =>
  async ({ actor, inBusiness, language, reply }, { query }) => {
    const { format = 'xlsx', ...asked } = query
    const { ids, ...words } = await inBusiness('write', async (tx) => {
      const search = await readSearch(tx, codes, asked)
      const { text, values } = ticketIds(search, { limit: mostRows, most: mostRows })
      const { rows } = await tx.client.query<{ id: string }>(text, values)
      await tx.audit('list.tickets_extracted', 'business', actor.tenantId, {
        facts: { rows: rows.length, format },
      })
      const { value } = await documentOf(tx.db, actor.tenantId, 'displayNames', DisplayNames)
      return { ids: rows.map(({ id }) => id), now: tx.now, kinds: kindNamesFrom(value) }
    })
    const { columns: names } = extractMessages[language]
    const rows = {
      header: Object.values<string>(names),
      batches: batchesOf(inBusiness, actor.tenantId, ids, {
        ...words,
        language,
        minuteOf: minuteReader(actor.timeZone),
      }),
    }
    reply.raw.setTimeout(stallMs, () => reply.raw.destroy())
    reply
      .type(format === 'csv' ? 'text/csv; charset=utf-8' : endpointType)
      .header('content-disposition', `attachment; filename="tickets.${format}"`)
      .header('cache-control', 'no-store')
      .header('x-ticket-count', String(ids.length))
    return format === 'csv' ? csvOf(rows) : workbookOf('tickets', rows)
  }

const endpointType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

async function* batchesOf(
  inBusiness: GuardedCtx['inBusiness'],
  tenantId: string,
  ids: readonly string[],
  words: Words,
) {
  for (let from = 0; from < ids.length; from += rowsAtOnce) {
    const some = ids.slice(from, from + rowsAtOnce)
    const rows = await inBusiness('read', async ({ client }) => {
      const found = await client.query<FoundTicket>(
        `select ${columns}
          from unnest($2::uuid[]) with ordinality p (id, place)
          join ticket t on t.tenant_id = $1 and t.id = p.id
          ${joined}
          order by p.place`,
        [tenantId, some],
      )
      return found.rows
    })
    yield rows.map((row) => cellsOf(row, words))
  }
}

/** The cells of a ticket, in the order of their names. */
function cellsOf(row: FoundTicket, { language, minuteOf, now, kinds }: Words): string[] {
  const { voided, states } = extractMessages[language]
  const state = { state: row.state as TicketState, beginsAt: row.begins_at, endsAt: row.ends_at }
  const moment = (instant: string | null) => (instant === null ? '' : minuteOf(instant))
  const localized = (text: Bilingual | null | undefined) =>
    text ? text[language] || text[language === 'fr' ? 'en' : 'fr'] : ''
  return [
    row.reference,
    row.order_reference,
    localized(row.category_title),
    localized(row.product_title),
    localized(kinds[row.kind]),
    row.voided_at ? voided : states[displayedState(state, now)],
    moment(row.sold_at),
    moment(row.begins_at),
    moment(row.ends_at),
    row.first_name ?? '',
    row.last_name ?? '',
    row.email ?? '',
    row.phone ?? '',
    row.postal_code ?? '',
  ]
}
