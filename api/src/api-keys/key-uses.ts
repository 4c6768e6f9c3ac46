import type pg from 'pg'
import { databaseNow } from '../platform/db/database-clock.ts'
import { transaction } from '../platform/db/db.ts'
import { updateRows } from '../platform/db/rows.ts'
import type { Claims } from '../platform/http/actor.ts'

const notedEachMs = 60_000
const remembered = 10_000

/** Records the last use of a key, to the minute, so that a busy one does not write each time. */
export function keyUses(pool: pg.Pool) {
  const noted = new Map<string, number>()
  return async ({ tenantId, accountId: keyId, keyDigest }: Claims): Promise<void> => {
    if (!keyDigest || tenantId === null) return
    const now = databaseNow()
    if ((noted.get(keyDigest) ?? 0) > now - notedEachMs) return
    if (noted.size >= remembered) noted.clear()
    noted.set(keyDigest, now)
    await transaction(pool, { tenantId, accountId: null }, 'write', (tx) =>
      updateRows(tx.db, tenantId, 'api_key')
        .set({ last_used_at: tx.now })
        .where('id', '=', keyId)
        .execute(),
    )
  }
}
