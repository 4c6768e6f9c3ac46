import type { erasureReasons } from '@guichet/contract/privacy/erase-client.ts'
import type pg from 'pg'
import { transaction, type Transaction } from '../platform/db/db.ts'
import { selectRows } from '../platform/db/rows.ts'
import { ApiError } from '../platform/http/api-error.ts'
import type { JobHandler } from '../platform/jobs/worker.ts'
import { eraseUnlessBusy, lockPerson } from './erase-client.ts'
import { inactiveClients } from './inactive-clients.db.ts'

/** Afterwards other jobs of the lane get a turn. */
const turnMs = 60_000
const reason: (typeof erasureReasons)[number] = 'noLongerNeeded'

/**
 * Erases the clients of a business without activity during its retention period, each in a separate
 * transaction. Clients with something in progress are tried again the next day.
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

/** Null while no client is due. */
async function retentionOf({ db, now }: Transaction, tenantId: string): Promise<number | null> {
  const setting = await selectRows(db, tenantId, 'tenant_setting')
    .select('client_retention_months')
    .where('client_retention_from', '<=', now)
    .executeTakeFirst()
  return setting?.client_retention_months ?? null
}

/** Checks again under the lock: the client may be active by now, or the retention longer. */
async function forget(tx: Transaction, tenantId: string, id: string): Promise<void> {
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

/** The client was erased or merged, or made a purchase, in the meantime. */
function passOver(error: unknown): void {
  const isGone = error instanceof ApiError && ['NotFound', 'ErasureOutdated'].includes(error.type)
  if (!isGone) throw error
}

/** Enqueues one job a day for each business with a retention period; any process may call it. */
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
