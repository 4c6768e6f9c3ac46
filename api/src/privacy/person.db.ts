import { listedClient, withMerged } from '../clients/public.ts'
import type { Db } from '../platform/db.ts'

/** A client with all that leads to what a business holds of them. */
export type Person = {
  id: string
  /** Theirs, and of those that were merged into them. */
  clientIds: string[]
  /** Lower-cased, as they are stored. */
  emails: string[]
  orderIds: string[]
}

/**
 * Who a client is. Orders are theirs by the client, or by the address where there is none yet.
 *
 * @throws NotFound, also for one who was erased or merged into another
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
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where(({ or, eb }) =>
      or([eb('client_id', 'in', clientIds), ...(emails.length ? [eb('email', 'in', emails)] : [])]),
    )
    .orderBy('id')
    .execute()
  return rows.map((row) => row.id)
}
