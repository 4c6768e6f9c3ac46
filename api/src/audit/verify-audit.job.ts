import type pg from 'pg'
import { transaction } from '../platform/db/db.ts'
import type { JobHandler } from '../platform/jobs/worker.ts'
import { keepVerified, verifyChain } from './verify-chain.ts'

/** Verifies the chain of a business in short reads, and stores the result. */
export const verifyAuditJob: JobHandler = {
  lane: 'long',
  tries: 5,
  maxSeconds: 1800,
  run: async ({ tenantId, inTenant }) => {
    const verified = await verifyChain((work) => inTenant('read', work), tenantId)
    return { done: (tx) => keepVerified(tx, tenantId, verified) }
  },
}

/** Enqueues one verification a day of every chain; any process may call it repeatedly. */
export const enqueueVerifications = (workerPool: pg.Pool): Promise<void> =>
  transaction(workerPool, { tenantId: null, accountId: null }, 'write', async ({ client }) => {
    await client.query(`
      insert into job (tenant_id, id, kind, payload, run_at, dedupe_key, created_at)
      select id, gen_random_uuid(), 'verify-audit', '{}', clock_timestamp(),
        'verify-audit:' || (clock_timestamp() at time zone time_zone)::date, clock_timestamp()
      from tenant
      on conflict do nothing`)
  })
