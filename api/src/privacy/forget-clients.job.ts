import type { erasureReasons } from '@guichet/contract/privacy/erase-client.ts'
import type pg from 'pg'
import { ApiError } from '../platform/api-error.ts'
import { transaction, type Opened } from '../platform/db.ts'
import type { JobHandler } from '../platform/worker.ts'
import { eraseUnlessBusy, lockPerson } from './erase-client.ts'
import { inactiveClients } from './inactive-clients.db.ts'

/** Then whatever else waits in the lane has its turn. */
const turnMs = 60_000
const reason: (typeof erasureReasons)[number] = 'noLongerNeeded'

/**
 * Erases the clients of a business whom it has not heard of for as long as it keeps them, each in a
 * transaction of their own. For whom something is under way, tomorrow comes soon enough.
 */
export const forgetClientsJob: JobHandler = {
  lane: 'long',
  tries: 10,
  run: async ({ tenantId, inTenant, checkIn }) => {
    const ids = await inTenant('read', async (tx) => {
      const months = await retentionOf(tx, tenantId)
      return months === null ? [] : inactiveClients(tx.db, { tenantId, months, now: tx.now })
    })
    const turnEnds = performance.now() + turnMs
    for (const [done, id] of ids.entries()) {
      if (performance.now() > turnEnds) return 'again'
      await inTenant('write', async (tx) => {
        await checkIn(tx, { done, total: ids.length })
        await forget(tx, tenantId, id)
      }).catch(passOver)
    }
    return undefined
  },
}

/** Null while nobody is to be erased. */
async function retentionOf({ db, now }: Opened, tenantId: string): Promise<number | null> {
  const setting = await db
    .selectFrom('tenant_setting')
    .select('client_retention_months')
    .where('tenant_id', '=', tenantId)
    .where('client_retention_from', '<=', now)
    .executeTakeFirst()
  return setting?.client_retention_months ?? null
}

/** One who is heard of just now, or whose business keeps clients longer just now, stays. */
async function forget(tx: Opened, tenantId: string, id: string): Promise<void> {
  const { db, now } = tx
  const person = await lockPerson(db, tenantId, id)
  const months = await retentionOf(tx, tenantId)
  if (months === null) return
  const still = await inactiveClients(db, { tenantId, months, now }, id)
  if (!still.includes(id)) return
  await eraseUnlessBusy(
    tx,
    { tenantId, accountId: null, requestId: 'retention', now },
    person,
    reason,
  )
}

/** Somebody was erased or merged, or bought, meanwhile. */
function passOver(error: unknown): void {
  const isGone = error instanceof ApiError && ['NotFound', 'ErasureOutdated'].includes(error.type)
  if (!isGone) throw error
}

/** Has every business that keeps clients for a time do so once a day, whatever process asks. */
export const enqueueForgetting = (workerPool: pg.Pool): Promise<void> =>
  transaction(workerPool, { tenantId: null, accountId: null }, 'write', async ({ client }) => {
    await client.query(`
      insert into job (tenant_id, id, kind, payload, run_at, dedupe_key, created_at)
      select t.id, gen_random_uuid(), 'forget-clients', '{}', clock_timestamp(),
        'forget-clients:' || (clock_timestamp() at time zone t.time_zone)::date, clock_timestamp()
      from tenant t
      join tenant_setting s on s.tenant_id = t.id
      where s.client_retention_from <= clock_timestamp()
      on conflict do nothing`)
  })
