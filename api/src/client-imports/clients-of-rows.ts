import type { ImportReading } from '@guichet/contract/client-imports/client-import.ts'
import { clientsOfEmails, writeImportedClients, type ImportResult } from '../clients/public.ts'
import type { Transaction } from '../platform/db/db.ts'
import type { ImportedClient } from './read-client-row.rules.ts'

type Row = { client: ImportedClient; isAgain: boolean }

/**
 * Clients of rows, by email: created, updated, or only looked up, when known clients are left
 * unchanged or an earlier row describes them.
 */
export async function clientsOfRows(
  tx: Transaction,
  tenantId: string,
  reading: ImportReading,
  rows: readonly Row[],
): Promise<Map<string, ImportResult>> {
  const isFound = ({ isAgain }: Row) => isAgain || reading.known === 'leave'
  const cards = (some: readonly Row[]) => some.map(({ client }) => client)
  const taken = await writeImportedClients(tx, tenantId, cards(rows.filter((row) => !isFound(row))))
  const others = new Map(
    cards(rows.filter(isFound))
      .filter(({ email }) => !taken.has(email))
      .map((client) => [client.email, client]),
  )
  const known = await clientsOfEmails(tx, tenantId, [...others.keys()])
  const unknown = [...others.values()].filter(({ email }) => !known.has(email))
  for (const [email, made] of await writeImportedClients(tx, tenantId, unknown))
    taken.set(email, made)
  for (const [email, { id }] of known) taken.set(email, { id, isNew: false, filled: [] })
  return taken
}
