import type {
  ClientImport,
  ImportOutcome,
  ImportReading,
  PassOutcome,
} from '@guichet/contract/client-imports/client-import.ts'
import { sentenceOf, type Language } from '@guichet/contract/rules.messages.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/db/db.ts'
import { selectRows, updateRows } from '../platform/db/rows.ts'
import { apiError } from '../platform/http/api-error.ts'
import type { RowProblem } from './row-texts.ts'
import { suggestColumns } from './suggest-columns.rules.ts'

/** A batch is small enough for other requests to be handled in between. */
const rowsAtOnce = 1_000
const refusedShown = 100
const samplesShown = 3

const byId = (db: Db, tenantId: string, id: string) =>
  selectRows(db, tenantId, 'client_import').selectAll().where('id', '=', id)

const notFound = () => apiError('NotFound')
/** @throws NotFound */
export const importById = (db: Db, tenantId: string, id: string) =>
  byId(db, tenantId, id).executeTakeFirstOrThrow(notFound)
/** @throws NotFound, ImportStarted */
export async function lockUnstarted(db: Db, tenantId: string, id: string) {
  const found = await byId(db, tenantId, id).forUpdate().executeTakeFirstOrThrow(notFound)
  if (found.job_id !== null) throw apiError('ImportStarted')
  return found
}

export async function insertImport(
  db: Db,
  entry: { tenantId: string; id: string; accountId: string; now: string; header: string[] },
  rows: readonly { rowNumber: number; cells: string[] }[],
): Promise<void> {
  const { tenantId, id } = entry
  await db
    .insertInto('client_import')
    .values({
      tenant_id: tenantId,
      id,
      header: entry.header,
      created_by: entry.accountId,
      created_at: entry.now,
    })
    .execute()
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const some = rows.slice(from, from + rowsAtOnce)
    await sql`insert into client_import_row (tenant_id, import_id, row_number, cells)
      select ${tenantId}, ${id}, r."rowNumber", array(select jsonb_array_elements_text(r.cells))
      from jsonb_to_recordset(${JSON.stringify(some)}::jsonb) r ("rowNumber" int, cells jsonb)`.execute(
      db,
    )
  }
}

/** The next rows of a spreadsheet, in order. */
export const rowsAfter = (
  db: Db,
  { tenantId, id, after }: { tenantId: string; id: string; after: number },
  limit: number,
) =>
  selectRows(db, tenantId, 'client_import_row')
    .select(['row_number', 'cells'])
    .where('import_id', '=', id)
    .where('row_number', '>', after)
    .orderBy('row_number')
    .limit(limit)
    .execute()

export type JudgedRow = {
  rowNumber: number
  outcome: ImportOutcome
  /** Null when the row has no pass. */
  pass: PassOutcome | null
  problems: RowProblem[]
}
/** Writes the outcomes of rows. */
export const storeOutcomes = (
  db: Db,
  { tenantId, id }: { tenantId: string; id: string },
  rows: readonly JudgedRow[],
) =>
  sql`update client_import_row r
    set outcome = j.outcome, pass = j.pass, problems = j.problems
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      j ("rowNumber" int, outcome text, pass text, problems jsonb)
    where r.tenant_id = ${tenantId} and r.import_id = ${id} and r.row_number = j."rowNumber"`.execute(
    db,
  )

export const keepReading = (
  db: Db,
  { tenantId, id, now }: { tenantId: string; id: string; now: string },
  reading: ImportReading,
) =>
  updateRows(db, tenantId, 'client_import')
    .set({ reading: JSON.stringify(reading), checked_at: now })
    .where('id', '=', id)
    .execute()

/** Number of rows that are written once the import is started. */
export const countAccepted = ({ outcomes }: Pick<ClientImport, 'outcomes'>): number =>
  outcomes.new + outcomes.completes + outcomes.known + outcomes.again

/** Rows by outcome, and the number of written ones. */
export async function countOutcomes(db: Db, tenantId: string, id: string) {
  const rows = await selectRows(db, tenantId, 'client_import_row')
    .select(['outcome', 'pass', ({ fn }) => fn.countAll<number>().as('n')])
    .select(sql<number>`count(done_at)`.as('done'))
    .where('import_id', '=', id)
    .groupBy(['outcome', 'pass'])
    .execute()
  const total = (numbers: number[]) => numbers.reduce((all, n) => all + n, 0)
  const countOf = (outcome: ImportOutcome) =>
    total(rows.filter((row) => row.outcome === outcome).map(({ n }) => n))
  const passes = (pass: PassOutcome) =>
    total(rows.filter((row) => row.pass === pass).map(({ n }) => n))
  return {
    rows: total(rows.map(({ n }) => n)),
    done: total(rows.map(({ done }) => done)),
    outcomes: {
      new: countOf('new'),
      completes: countOf('completes'),
      known: countOf('known'),
      again: countOf('again'),
      refused: countOf('refused'),
    },
    passes: { new: passes('new'), known: passes('known') },
  }
}

const refusedRows = (db: Db, tenantId: string, id: string) =>
  selectRows(db, tenantId, 'client_import_row')
    .select(['row_number', 'cells', 'problems'])
    .where('import_id', '=', id)
    .where('outcome', '=', 'refused')
    .orderBy('row_number')

/** Numbers of all rejected rows. */
export async function refusedNumbers(db: Db, tenantId: string, id: string): Promise<number[]> {
  const rows = await refusedRows(db, tenantId, id).clearSelect().select('row_number').execute()
  return rows.map((row) => row.row_number)
}

type RowSelection = { numbers: readonly number[] } | { limit: number }
/** Rejected rows by their numbers, or the first ones, with the faults in the reader's language. */
export async function readRefused(
  db: Db,
  { tenantId, id, language }: { tenantId: string; id: string; language: Language },
  wanted: RowSelection,
) {
  const rows = await refusedRows(db, tenantId, id)
    .$if('numbers' in wanted, (query) =>
      query.where(
        'row_number',
        '=',
        sql<number>`any(${(wanted as { numbers: number[] }).numbers})`,
      ),
    )
    .$if('limit' in wanted, (query) => query.limit((wanted as { limit: number }).limit))
    .execute()
  return rows.map((row) => ({
    rowNumber: row.row_number,
    cells: row.cells,
    problems: (row.problems as RowProblem[]).map(({ field, rule, among = [] }) => ({
      field,
      rule: rule.split(':')[0]!,
      detail: [sentenceOf(rule, language), among.map((name) => name[language]).join(', ')]
        .filter(Boolean)
        .join(' '),
    })),
  }))
}

async function samplesOf(db: Db, tenantId: string, id: string): Promise<string[][]> {
  const { rows } = await sql<{ cells: string[] }>`
    select cells
    from client_import_row
    where tenant_id = ${tenantId} and import_id = ${id}
    order by row_number
    limit 50`.execute(db)
  return rows.map(({ cells }) => cells)
}

export async function viewImport(
  db: Db,
  tenantId: string,
  id: string,
  language: Language,
): Promise<ClientImport> {
  const found = await importById(db, tenantId, id)
  const samples = await samplesOf(db, tenantId, id)
  const suggested = suggestColumns(found.header)
  return {
    publicId: id,
    columns: found.header.map((header, at) => ({
      header,
      samples: samples
        .map((cells) => cells[at] ?? '')
        .filter((cell) => cell.trim())
        .slice(0, samplesShown)
        .map((cell) => cell.slice(0, 80)),
      suggested: suggested[at] ?? null,
    })),
    reading: found.reading as ImportReading | null,
    ...(await countOutcomes(db, tenantId, id)),
    refused: await readRefused(db, { tenantId, id, language }, { limit: refusedShown }),
    createdDateTimeUtc: found.created_at,
    workPublicId: found.job_id,
  }
}
