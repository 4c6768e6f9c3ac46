import type { Bilingual } from '@guichet/contract/primitives.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import { DisplayNames, documentOf, kindNamesFrom } from '../../businesses/public.ts'
import type { Transaction } from '../../platform/db/db.ts'
import type { Reader, Sheet } from '../../platform/text/spreadsheet.ts'
import { minuteReader } from '../../platform/values/zoned-time.ts'
import { displayedState, type TicketState } from '../ticket.rules.ts'
import { extractMessages } from './extract-tickets.messages.ts'
import { columns, joined } from './search-tickets.db.ts'
import type { FoundTicket } from './ticket-row.view.ts'

type Words = {
  language: Language
  minuteOf: (instant: string) => string
  now: string
  kinds: Partial<Record<string, Bilingual>>
}

/** Tickets as rows of a spreadsheet. */
export async function ticketSheet(
  { db, now }: Transaction,
  { tenantId, language, timeZone }: Reader,
): Promise<Sheet> {
  const { value } = await documentOf(db, tenantId, 'displayNames', DisplayNames)
  const words = { language, minuteOf: minuteReader(timeZone), now, kinds: kindNamesFrom(value) }
  return {
    header: Object.values<string>(extractMessages[language].columns),
    rowsOf: async ({ client }, ids) => {
      const { rows } = await client.query<FoundTicket>(
        `select ${columns}
          from unnest($2::uuid[]) with ordinality p (id, place)
          join ticket t on t.tenant_id = $1 and t.id = p.id
          ${joined}
          order by p.place`,
        [tenantId, ids],
      )
      return rows.map((row) => cellsOf(row, words))
    },
  }
}

/** Cells of a ticket, in the order of the columns. */
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
