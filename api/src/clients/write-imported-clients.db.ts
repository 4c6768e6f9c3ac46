import type { Transaction } from '../platform/db/db.ts'
import { inChunks } from '../platform/db/in-chunks.ts'
import { selectRows, updateRows } from '../platform/db/rows.ts'
import { newId } from '../platform/values/ids.ts'
import { mustGet } from '../platform/values/must.ts'
import { clientSearchText } from './client-search.rules.ts'
import { indexAs, indexClient } from './index-client.db.ts'
import { completableColumns, gapsOf } from './merge.rules.ts'

/** Client data from another system; the email is matched regardless of case. */
export type ImportedCard = Card & { email: string; language: string }
/** Columns that an import fills when they are empty. */
export const imported = [...completableColumns, 'note'] as const
type Card = Record<(typeof imported)[number], string | null>

export type KnownClient = Card & { id: string; version: number }
/** Clients of emails, including merged ones, by email. */
export async function clientsOfEmails(
  { db }: Pick<Transaction, 'db'>,
  tenantId: string,
  emails: readonly string[],
  { isLocking = false } = {},
): Promise<Map<string, KnownClient>> {
  if (!emails.length) return new Map()
  const found = await selectRows(db, tenantId, 'client')
    .select(['id', 'email', 'merged_into'])
    .where('email', 'in', [...emails])
    .execute()
  const ids = [...new Set(found.map((row) => row.merged_into ?? row.id))]
  const clients = ids.length
    ? await selectRows(db, tenantId, 'client')
        .select(['id', 'version', ...imported])
        .where('id', 'in', ids)
        .orderBy('id')
        .$if(isLocking, (query) => query.forUpdate())
        .execute()
    : []
  const byId = new Map(clients.map((client) => [client.id, client]))
  return new Map(found.map((row) => [row.email!, mustGet(byId, row.merged_into ?? row.id)]))
}

export type ImportResult = { id: string; isNew: boolean; filled: readonly string[] }
/**
 * Writes client data from another system: new clients, and empty columns of existing ones. Existing
 * data is never overwritten.
 *
 * @returns Clients by email; those that another transaction has just written are missing and found
 *   by the next call
 */
export async function writeImportedClients(
  tx: Pick<Transaction, 'db' | 'now'>,
  tenantId: string,
  rows: readonly ImportedCard[],
): Promise<Map<string, ImportResult>> {
  const emails = rows.map(({ email }) => email)
  const known = await clientsOfEmails(tx, tenantId, emails, { isLocking: true })
  const taken = await insertNew(
    tx,
    tenantId,
    rows.filter(({ email }) => !known.has(email)),
  )
  for (const row of rows) {
    const client = known.get(row.email)
    if (client) taken.set(row.email, await complete(tx, tenantId, client, row))
  }
  return taken
}

async function insertNew(
  tx: Pick<Transaction, 'db' | 'now'>,
  tenantId: string,
  rows: readonly ImportedCard[],
): Promise<Map<string, ImportResult>> {
  const taken = new Map<string, ImportResult>()
  await inChunks(
    rows.map((row) => ({ tenant_id: tenantId, id: newId(), ...row })),
    async (some) => {
      const made = await tx.db
        .insertInto('client')
        .values(some)
        .onConflict((conflict) => conflict.columns(['tenant_id', 'email']).doNothing())
        .returning(['id', 'email'])
        .execute()
      for (const { id, email } of made) taken.set(email!, { id, isNew: true, filled: [] })
    },
  )
  for (const row of rows) {
    const id = taken.get(row.email)?.id
    if (id)
      await indexAs(tx, {
        tenantId,
        id,
        text: clientSearchText({
          firstName: row.first_name,
          lastName: row.last_name,
          email: row.email,
          phone: row.phone,
          postalCode: row.postal_code,
        }),
      })
  }
  return taken
}

async function complete(
  tx: Pick<Transaction, 'db' | 'now'>,
  tenantId: string,
  client: KnownClient,
  row: ImportedCard,
): Promise<ImportResult> {
  const filled = gapsOf(imported, client, row)
  if (filled.length > 0) {
    const filledValues = Object.fromEntries(filled.map((column) => [column, row[column]]))
    client.version += 1
    await updateRows(tx.db, tenantId, 'client')
      .set({ ...filledValues, version: client.version })
      .where('id', '=', client.id)
      .execute()
    Object.assign(client, filledValues)
    await indexClient(tx, tenantId, client.id)
  }
  return { id: client.id, isNew: false, filled }
}
