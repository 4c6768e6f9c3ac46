import { listedClient, withMerged } from '../clients/public.ts'
import type { Db } from '../platform/db/db.ts'
import { selectRows } from '../platform/db/rows.ts'

/** A client with the keys to all data that a business stores about them. */
export type Person = {
  id: string
  /** The client's id, and those of clients merged into it. */
  clientIds: string[]
  /** In lower case, as stored. */
  emails: string[]
  orderIds: string[]
}

/**
 * Finds a client. Orders belong to the client by id, or by address when they have no client.
 *
 * @throws NotFound, also for a client who was erased or merged into another
 */
export async function findPerson(db: Db, tenantId: string, id: string): Promise<Person> {
  await listedClient(db, tenantId, id)
  const clients = await withMerged(db, tenantId, id).select(['id', 'email']).execute()
  const clientIds = clients.map((client) => client.id)
  const emails = clients.flatMap(({ email }) => email ?? [])
  return { id, clientIds, emails, orderIds: await ordersOf(db, tenantId, { clientIds, emails }) }
}

/** In the order of their ids. */
async function ordersOf(
  db: Db,
  tenantId: string,
  { clientIds, emails }: Pick<Person, 'clientIds' | 'emails'>,
): Promise<string[]> {
  const rows = await selectRows(db, tenantId, 'orders')
    .select('id')
    .where(({ or, eb }) =>
      or([eb('client_id', 'in', clientIds), ...(emails.length ? [eb('email', 'in', emails)] : [])]),
    )
    .orderBy('id')
    .execute()
  return rows.map((row) => row.id)
}
