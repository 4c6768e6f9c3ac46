import type { ImportReading } from '@guichet/contract/client-imports/client-import.ts'
import { sql } from 'kysely'
import { takeImported, clientsOfEmails, type Imported } from '../clients/public.ts'
import { recordAudits } from '../platform/audit.ts'
import type { Opened } from '../platform/db.ts'
import type { JobHandler } from '../platform/worker.ts'
import { localDateOf } from '../platform/zoned-time.ts'
import { countOutcomes } from './client-imports.db.ts'
import { readClientRow } from './read-client-row.rules.ts'

const rowsAtOnce = 200

/**
 * Writes the clients of an import, two hundred in one transaction with their marks: after a crash
 * or a stop it goes on where it was, and none is written twice. What was written leaves the
 * import.
 */
export const writeClients: JobHandler = {
  lane: 'long',
  tries: 20,
  run: (job) =>
    job.inTenant('write', async (tx) => {
      const at = { tenantId: job.tenantId, id: String(job.payload.importId) }
      await job.checkIn(tx, await progressOf(tx, at))
      const { reading, rows, ...known } = await nextRows(tx, at)
      if (!rows.length) return undefined
      const context = { reading, today: localDateOf(tx.now, known.timeZone) }
      const read = rows.flatMap(({ row_number: rowNumber, cells }) => {
        const { client } = readClientRow(cells, context)
        return client ? [{ rowNumber, client }] : []
      })
      const clients = read.map(({ client }) => client)
      const taken = await take(tx, at.tenantId, reading, clients)
      await mark(
        tx,
        at,
        read.flatMap(({ rowNumber, client }) => {
          const id = taken.get(client.email)?.id
          return id === undefined ? [] : [{ rowNumber, id }]
        }),
      )
      await recordAudits(
        tx.db,
        [...taken.values()].flatMap(({ id, isNew, filled }) =>
          isNew || filled.length
            ? [
                {
                  tenantId: at.tenantId,
                  accountId: known.accountId,
                  requestId: `import:${at.id}`,
                  now: tx.now,
                  code: isNew ? 'client.imported' : 'client.completed_by_import',
                  subject: 'client',
                  subjectId: id,
                  facts: { importId: at.id, ...(filled.length && { fields: filled }) },
                },
              ]
            : [],
        ),
      )
      await job.checkIn(tx, await progressOf(tx, at))
      return 'again'
    }),
}

type At = { tenantId: string; id: string }

async function progressOf({ db }: Opened, { tenantId, id }: At) {
  const { outcomes, done } = await countOutcomes(db, tenantId, id)
  return { done, total: outcomes.new + outcomes.completes + outcomes.known }
}

async function nextRows({ db }: Opened, { tenantId, id }: At) {
  const found = await db
    .selectFrom('client_import')
    .innerJoin('tenant', 'tenant.id', 'client_import.tenant_id')
    .select(['reading', 'created_by', 'tenant.time_zone'])
    .where('client_import.tenant_id', '=', tenantId)
    .where('client_import.id', '=', id)
    .executeTakeFirst()
  const rows = found
    ? await db
        .selectFrom('client_import_row')
        .select(['row_number', 'cells'])
        .where('tenant_id', '=', tenantId)
        .where('import_id', '=', id)
        .where('done_at', 'is', null)
        .where('outcome', '!=', 'refused')
        .orderBy('row_number')
        .limit(rowsAtOnce)
        .execute()
    : []
  return {
    reading: found?.reading as ImportReading,
    timeZone: found?.time_zone ?? 'UTC',
    accountId: found?.created_by ?? null,
    rows,
  }
}

/** Who is known and to be left as they are is only found again. */
async function take(
  tx: Opened,
  tenantId: string,
  reading: ImportReading,
  clients: readonly Imported[],
) {
  if (reading.known === 'complete') return takeImported(tx, tenantId, clients)
  const emails = clients.map(({ email }) => email)
  const known = await clientsOfEmails(tx, tenantId, emails)
  const taken = await takeImported(
    tx,
    tenantId,
    clients.filter(({ email }) => !known.has(email)),
  )
  for (const [email, { id }] of known) taken.set(email, { id, isNew: false, filled: [] })
  return taken
}

/** Done, and what was said of them is kept where it belongs alone. */
async function mark(
  { db, now }: Opened,
  { tenantId, id }: At,
  written: readonly { rowNumber: number; id: string }[],
): Promise<void> {
  await sql`update client_import_row r
    set done_at = ${now}, client_id = w.id, cells = '{}'
    from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) w ("rowNumber" int, id uuid)
    where r.tenant_id = ${tenantId} and r.import_id = ${id} and r.row_number = w."rowNumber"`.execute(
    db,
  )
}
