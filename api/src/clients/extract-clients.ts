import * as contract from '@guichet/contract/clients/extract-clients.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import { inPieces } from '../platform/db/in-pieces.ts'
import { asAttachment } from '../platform/http/attachment.ts'
import { handle } from '../platform/http/contexts.ts'
import { cutOffStalledReader } from '../platform/network/stalled-reader.ts'
import { mostRows, workbookOf } from '../platform/text/spreadsheet.ts'
import { minuteReader } from '../platform/values/zoned-time.ts'
import { clientRows, type ClientRow } from './client-rows.db.ts'
import { clientSheetMessages } from './extract-clients.messages.ts'
import { clientIds, foundClients, readClientSearch } from './search-clients.db.ts'

/**
 * Streams a whole list as a file. One transaction determines the ids and records the extraction;
 * the rows are then read in batches, each in its own transaction, so that a slow reader holds no
 * connection.
 */
export const extractClients = handle(
  contract.extractClients,
  async ({ tenantId, timeZone, inBusiness, language, reply }, { query }) => {
    const ids = await inBusiness('write', async (tx) => {
      const search = readClientSearch(tenantId, query)
      const found = await foundClients(tx, clientIds(search, { limit: mostRows }, mostRows))
      await tx.audit('list.clients_extracted', 'business', tenantId, {
        facts: { rows: found.length, format: 'xlsx' },
      })
      return found
    })
    const cellsOf = cellsIn(language, minuteReader(timeZone))
    const batches = await inPieces(ids, async (some) => {
      const rows = await inBusiness('read', (tx) => clientRows(tx, tenantId, some))
      return rows.map(cellsOf)
    })
    cutOffStalledReader(reply.raw)
    asAttachment(reply, { name: 'clients', format: 'xlsx' })
    return workbookOf('clients', {
      header: Object.values<string>(clientSheetMessages[language].columns),
      batches,
    })
  },
)

/** Cells of a client, in the order of the columns. */
const cellsIn =
  (language: Language, minuteOf: (instant: string) => string) =>
  (row: ClientRow): string[] => [
    row.first_name ?? '',
    row.last_name ?? '',
    row.email ?? '',
    row.birth_year === null ? '' : String(row.birth_year),
    row.gender ?? '',
    row.phone ?? '',
    row.postal_code ?? '',
    clientSheetMessages[language].languages[row.language as Language],
    row.activities.map((name) => name[language]).join(', '),
    row.consent === null
      ? ''
      : clientSheetMessages[language].consent(row.consent.isGiven, row.consent.saidOn),
    row.last_completed_at === null ? '' : minuteOf(row.last_completed_at),
  ]
