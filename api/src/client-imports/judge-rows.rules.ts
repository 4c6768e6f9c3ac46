import type { ImportReading } from '@guichet/contract/client-imports/client-import.ts'
import { gapsOf, imported, type KnownClient } from '../clients/public.ts'
import type { Judged } from './client-imports.db.ts'
import { readClientRow, type ReadRow } from './read-client-row.rules.ts'

type Row = { rowNumber: number; read: ReadRow }
type SheetRow = { row_number: number; cells: readonly string[] }

/**
 * Reads some rows of a spreadsheet after those that were `seen`; of two with one email the first
 * counts.
 */
export function readRows(
  rows: readonly SheetRow[],
  { seen, ...context }: { reading: ImportReading; today: string; seen: Set<string> },
): Row[] {
  return rows.map(({ row_number: rowNumber, cells }) => {
    const read = readClientRow(cells, context)
    const email = read.client?.email
    if (email === undefined) return { rowNumber, read }
    if (seen.has(email))
      return { rowNumber, read: { client: null, problems: [{ field: 'email', rule: 'unique' }] } }
    seen.add(email)
    return { rowNumber, read }
  })
}

/** What each row would do beside the clients who are known. */
export const judgeRows = (
  rows: readonly Row[],
  known: ReadonlyMap<string, KnownClient>,
  { reading }: { reading: ImportReading },
): Judged[] =>
  rows.map(({ rowNumber, read: { client, problems } }) => {
    if (client === null) return { rowNumber, outcome: 'refused', problems }
    const already = known.get(client.email)
    if (!already) return { rowNumber, outcome: 'new', problems }
    const isCompleted = reading.known === 'complete' && gapsOf(imported, already, client).length > 0
    return { rowNumber, outcome: isCompleted ? 'completes' : 'known', problems }
  })
