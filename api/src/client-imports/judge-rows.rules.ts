import type {
  ImportOutcome,
  ImportReading,
} from '@guichet/contract/client-imports/client-import.ts'
import { gapsOf, imported, type KnownClient } from '../clients/public.ts'
import type { JudgedRow } from './client-imports.db.ts'
import type { KnownPasses } from './known-passes.rules.ts'
import { readClientRow, type ReadRow, type RowContext } from './read-client-row.rules.ts'

type Row = { rowNumber: number; read: ReadRow; isAgain: boolean }
type SheetRow = { row_number: number; cells: readonly string[] }
/** Emails and passes of earlier rows. */
export type SeenValues = { emails: Set<string>; passes: KnownPasses }

/**
 * Reads rows of a spreadsheet after those in `seen`. Among several rows with one email the first
 * one describes the client; the others count if each has another pass.
 */
export const readRows = (
  rows: readonly SheetRow[],
  { seen, ...context }: RowContext & { seen: SeenValues },
): Row[] =>
  rows.map(({ row_number: rowNumber, cells }) => {
    const read = readClientRow(cells, context)
    if (read.client === null) return { rowNumber, read, isAgain: false }
    const { email } = read.client
    const isAgain = seen.emails.has(email)
    const problem = isAgain && whyNotAgain(read, seen.passes)
    if (problem)
      return { rowNumber, read: { client: null, pass: null, problems: [problem] }, isAgain }
    seen.emails.add(email)
    if (read.pass) seen.passes.add(email, read.pass)
    return { rowNumber, read, isAgain }
  })

/** Reason against a further row of a client; null when it adds a pass. */
function whyNotAgain({ client, pass }: ReadRow, seen: KnownPasses) {
  if (!client || !pass) return { field: 'email', rule: 'unique' } as const
  return seen.has(client.email, pass) ? ({ field: 'pass', rule: 'passTwice' } as const) : null
}

type KnownRecords = { clients: ReadonlyMap<string, KnownClient>; passes: KnownPasses }
/** Outcome of each row, given the known clients and passes. */
export const judgeRows = (
  rows: readonly Row[],
  known: KnownRecords,
  { reading }: { reading: ImportReading },
): JudgedRow[] =>
  rows.map(({ rowNumber, read: { client, pass, problems }, isAgain }) => {
    if (client === null) return { rowNumber, outcome: 'refused', pass: null, problems }
    const already = known.clients.get(client.email)
    const isPassKnown = pass && already && known.passes.has(already.id, pass)
    return {
      rowNumber,
      outcome: isAgain ? 'again' : outcomeOf(client, already, reading),
      pass: pass && (isPassKnown ? 'known' : 'new'),
      problems,
    }
  })

function outcomeOf(
  client: NonNullable<ReadRow['client']>,
  already: KnownClient | undefined,
  reading: ImportReading,
): ImportOutcome {
  if (!already) return 'new'
  const isCompleted = reading.known === 'complete' && gapsOf(imported, already, client).length > 0
  return isCompleted ? 'completes' : 'known'
}
