import type pg from 'pg'
import { transaction } from '../platform/db/db.ts'
import { selectRows } from '../platform/db/rows.ts'
import { eraseUnlessBusy, lockPerson } from './erase-client.ts'

/** Record of an erasure: only ids, so that it may be stored with backups. */
export type Tombstone = { tenantId: string; clientId: string; reason: string }

/** Every erasure of the installation, to store outside of its database. */
export async function tombstonesOf(pool: pg.Pool): Promise<Tombstone[]> {
  const { rows } = await pool.query<{ id: string }>('select id from tenant order by id')
  const all: Tombstone[] = []
  for (const { id: tenantId } of rows) {
    const found = await transaction(pool, { tenantId, accountId: null }, 'read', ({ db }) =>
      selectRows(db, tenantId, 'erasure')
        .select(['client_id as clientId', 'reason'])
        .orderBy('client_id')
        .execute(),
    )
    all.push(...found.map((each) => ({ tenantId, ...each })))
  }
  return all
}

/**
 * Erases a client who was restored from an older copy of the database.
 *
 * @returns `absent` when the copy does not have the client, or has the erasure; `busy` while
 *   something of theirs is in progress, or when they were merged into another client
 */
export const eraseAgain = (
  pool: pg.Pool,
  { tenantId, clientId, reason }: Tombstone,
): Promise<'erased' | 'absent' | 'busy'> =>
  transaction(pool, { tenantId, accountId: null }, 'write', async (tx) => {
    const client = await selectRows(tx.db, tenantId, 'client')
      .leftJoin('erasure', (join) =>
        join
          .onRef('erasure.tenant_id', '=', 'client.tenant_id')
          .onRef('erasure.client_id', '=', 'client.id'),
      )
      .select(['client.merged_into', 'erasure.erased_at'])
      .where('client.id', '=', clientId)
      .executeTakeFirst()
    if (!client || client.erased_at) return 'absent'
    if (client.merged_into) return 'busy'
    const person = await lockPerson(tx.db, tenantId, clientId)
    const by = { tenantId, accountId: null, requestId: 'command', now: tx.now }
    return (await eraseUnlessBusy(tx, by, person, reason)) ? 'erased' : 'busy'
  })
