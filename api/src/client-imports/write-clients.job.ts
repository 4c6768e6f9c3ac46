import type { ImportReading } from '@guichet/contract/client-imports/client-import.ts'
import { sql } from 'kysely'
import type { ImportResult } from '../clients/public.ts'
import { recordAudit, recordAudits, type AuditLine } from '../platform/db/audit.ts'
import type { Transaction } from '../platform/db/db.ts'
import { selectRows } from '../platform/db/rows.ts'
import type { JobHandler } from '../platform/jobs/worker.ts'
import { localDateOf } from '../platform/values/zoned-time.ts'
import { countAccepted, countOutcomes, storeOutcomes } from './client-imports.db.ts'
import { clientsOfRows } from './clients-of-rows.ts'
import { findPassIn } from './find-pass.rules.ts'
import { soldPasses } from './passes.db.ts'
import { readClientRow } from './read-client-row.rules.ts'
import { takeOverPasses } from './take-over-passes.ts'

const rowsAtOnce = 200
/** Each pass has a separate order. */
const passesAtOnce = 50

/**
 * Writes the clients of an import and their passes, a batch of rows per transaction with their
 * marks: after a crash or a stop it continues, and none is written twice. Written rows are removed
 * from the import.
 */
export const writeClients: JobHandler = {
  lane: 'long',
  tries: 20,
  run: (job) =>
    job.inTenant('write', async (tx) => {
      const at = { tenantId: job.tenantId, id: String(job.payload.importId) }
      await job.checkIn(tx, await progressOf(tx, at))
      const found = await importOf(tx, at)
      const rows = found ? await nextRows(tx, at, found.reading) : []
      if (!found || !rows.length) return undefined
      await writeRows(tx, { ...at, ...found }, rows)
      await job.checkIn(tx, await progressOf(tx, at))
      return 'again'
    }),
}

type At = { tenantId: string; id: string }
type Import = At & NonNullable<Awaited<ReturnType<typeof importOf>>>
type Row = Awaited<ReturnType<typeof nextRows>>[number]

async function progressOf({ db }: Transaction, { tenantId, id }: At) {
  const counted = await countOutcomes(db, tenantId, id)
  return { done: counted.done, total: countAccepted(counted) }
}

async function importOf({ db }: Transaction, { tenantId, id }: At) {
  const found = await selectRows(db, tenantId, 'client_import')
    .innerJoin('tenant', 'tenant.id', 'client_import.tenant_id')
    .select(['reading', 'created_by as accountId', 'tenant.time_zone as timeZone'])
    .where('client_import.id', '=', id)
    .executeTakeFirst()
  return found && { ...found, reading: found.reading as ImportReading }
}

const nextRows = ({ db }: Transaction, { tenantId, id }: At, { columns }: ImportReading) =>
  selectRows(db, tenantId, 'client_import_row')
    .select(['row_number', 'cells', 'outcome'])
    .where('import_id', '=', id)
    .where('done_at', 'is', null)
    .where('outcome', '!=', 'refused')
    .orderBy('row_number')
    .limit(columns.some(({ field }) => field === 'pass') ? passesAtOnce : rowsAtOnce)
    .execute()

async function writeRows(tx: Transaction, at: Import, sheet: readonly Row[]): Promise<void> {
  const { tenantId, timeZone, reading } = at
  const context = {
    reading,
    today: localDateOf(tx.now, timeZone),
    findPass: findPassIn(await soldPasses(tx.db, tenantId, timeZone)),
  }
  const read = sheet.map(({ row_number: rowNumber, cells, outcome }) => ({
    ...readClientRow(cells, context),
    rowNumber,
    isAgain: outcome === 'again',
  }))
  // A pass may have ended since the check, or left the catalogue.
  const refused = read.filter(({ client }) => client === null)
  await storeOutcomes(
    tx.db,
    at,
    refused.map(({ rowNumber, problems }) => ({
      rowNumber,
      outcome: 'refused',
      pass: null,
      problems,
    })),
  )
  const rows = read.filter((row) => row.client !== null)
  const taken = await clientsOfRows(tx, tenantId, reading, rows)
  const written = rows.flatMap(({ rowNumber, client, pass }) => {
    const clientId = taken.get(client.email)?.id
    return clientId === undefined ? [] : [{ rowNumber, clientId, pass }]
  })
  await takeOverPasses(
    inNameOf(tx, at),
    written.flatMap(({ clientId, pass }) => (pass ? [{ clientId, pass }] : [])),
    { importId: at.id },
  )
  await mark(tx, at, written)
  await recordClients(tx, at, taken)
}

const lineOf = ({ now }: Transaction, { tenantId, id, accountId }: Import) => ({
  tenantId,
  accountId,
  requestId: `import:${id}`,
  now,
})

/** Runs under the account that started the import, whose request has ended long ago. */
const inNameOf = (tx: Transaction, at: Import): Parameters<typeof takeOverPasses>[0] => ({
  db: tx.db,
  now: tx.now,
  language: 'fr',
  tenantId: at.tenantId,
  timeZone: at.timeZone,
  accountId: at.accountId,
  actor: { accountId: at.accountId, kind: 'person' },
  audit: (code, subject, subjectId, note = {}) =>
    recordAudit(tx.db, { ...lineOf(tx, at), code, subject, subjectId, ...note }),
})

const recordClients = (tx: Transaction, at: Import, taken: ReadonlyMap<string, ImportResult>) =>
  recordAudits(
    tx.db,
    [...taken.values()].flatMap(({ id, isNew, filled }): AuditLine[] =>
      isNew || filled.length
        ? [
            {
              ...lineOf(tx, at),
              code: isNew ? 'client.imported' : 'client.completed_by_import',
              subject: 'client',
              subjectId: id,
              facts: { importId: at.id, ...(filled.length && { fields: filled }) },
            },
          ]
        : [],
    ),
  )

/** Marks rows as written and clears their content, which is now stored with the clients. */
async function mark(
  { db, now }: Transaction,
  { tenantId, id }: At,
  written: readonly { rowNumber: number; clientId: string }[],
): Promise<void> {
  const rows = written.map(({ rowNumber, clientId }) => ({ rowNumber, clientId }))
  await sql`update client_import_row r
    set done_at = ${now}, client_id = w."clientId", cells = '{}'
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) w ("rowNumber" int, "clientId" uuid)
    where r.tenant_id = ${tenantId} and r.import_id = ${id} and r.row_number = w."rowNumber"`.execute(
    db,
  )
}
