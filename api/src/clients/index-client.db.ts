import type { Db, Transaction } from '../platform/db/db.ts'
import { selectRows } from '../platform/db/rows.ts'
import { clientSearchText } from './client-search.rules.ts'

type Tx = Pick<Transaction, 'db' | 'now'>

/** The record of a client, and those that were merged into it. */
export const withMerged = (db: Db, tenantId: string, id: string) =>
  selectRows(db, tenantId, 'client').where(({ or, eb }) =>
    or([eb('id', '=', id), eb('merged_into', '=', id)]),
  )

export const indexAs = (
  { db, now }: Tx,
  { tenantId, id, text }: { tenantId: string; id: string; text: string },
) =>
  db
    .insertInto('search_entry')
    .values({ tenant_id: tenantId, kind: 'client', id, text, at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'kind', 'id'])
        .doUpdateSet({ text, at: now })
        // Most buyers are unchanged, so the index is not written.
        .where('search_entry.text', '!=', text),
    )
    .execute()

/** Indexes a client by their own words and those of all clients merged into them. */
export async function indexClient(tx: Tx, tenantId: string, id: string): Promise<void> {
  const people = await withMerged(tx.db, tenantId, id)
    .select([
      'email',
      'first_name as firstName',
      'last_name as lastName',
      'phone',
      'postal_code as postalCode',
    ])
    .orderBy(({ eb }) => eb('merged_into', 'is not', null))
    .orderBy('id')
    .execute()
  await indexAs(tx, { tenantId, id, text: people.map(clientSearchText).join('|') })
}
