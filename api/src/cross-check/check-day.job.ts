import type pg from 'pg'
import { timeZoneOf } from '../businesses/public.ts'
import { transaction } from '../platform/db/db.ts'
import type { JobHandler } from '../platform/jobs/worker.ts'
import { daysOf } from '../reports/public.ts'
import { crossCheck, storeCheckResult } from './cross-check.db.ts'

/** Compares the sources of a past day, and stores the differences. */
export const checkDay: JobHandler = {
  lane: 'long',
  tries: 5,
  run: async ({ tenantId, payload, inTenant }) => {
    const day = String(payload.day)
    const checked = await inTenant('snapshot', async ({ db }) =>
      crossCheck(db, tenantId, daysOf(day, day, await timeZoneOf(db, tenantId))),
    )
    await inTenant('write', ({ db, now }) => storeCheckResult(db, tenantId, { day, now, checked }))
  },
}

/**
 * Enqueues the check of the last past day for every business whose night has begun, once each; any
 * process may call it repeatedly.
 */
export const enqueueChecks = (workerPool: pg.Pool): Promise<void> =>
  transaction(workerPool, { tenantId: null, accountId: null }, 'write', async ({ client }) => {
    await client.query(`
      with over as (
        select id as tenant_id,
          ((clock_timestamp() at time zone time_zone) - interval '27 hours')::date as day
        from tenant
      )
      insert into job (tenant_id, id, kind, payload, run_at, dedupe_key, created_at)
      select o.tenant_id, gen_random_uuid(), 'check-day', jsonb_build_object('day', o.day),
        clock_timestamp(), 'check-day:' || o.day, clock_timestamp()
      from over o
      where not exists (
        select from cross_check c where (c.tenant_id, c.on_date) = (o.tenant_id, o.day)
      )
      on conflict do nothing`)
  })
