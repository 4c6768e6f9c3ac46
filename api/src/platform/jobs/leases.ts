import type { FirstStatement } from '../db/db.ts'

/**
 * A lease is renewed every few seconds while its job runs: the holder of an expired one is really
 * silent.
 */
const leaseSeconds = 30
export const renewEveryMs = 5000

export type LeasedJob = {
  tenant_id: string
  id: string
  kind: string
  payload: Record<string, unknown>
  attempts: number
  died: number
  /** Id of this lease: only its holder may record the result of the run. */
  lease: string
}

const untilLater = `leased_until = clock_timestamp() + interval '${leaseSeconds} seconds'`
const isFree = `ended_at is null and run_at <= clock_timestamp()
  and (leased_until is null or leased_until < clock_timestamp())`

/** Query for the kinds with due jobs. */
export const dueKinds = (kinds: readonly string[]): FirstStatement => ({
  text: `select clock_timestamp()::timestamptz(3) as now, array(
    select kind from unnest($1::text[]) due(kind)
    where exists (select from job where job.kind = due.kind and ${isFree})) as kinds`,
  values: [kinds],
})

/**
 * Leases due jobs: $1 the worker, $2 how many, $3 their kinds, $4 seconds, $5 the leases of jobs
 * that run in this worker. An expired lease is never taken over while its job runs here, and by
 * nobody within $4 seconds of a start of PostgreSQL, so that a holder that waited for the database
 * records its result first. Usually its process died; a job that kills its process repeatedly must
 * stop.
 */
export const takeDue = (condition: string): string => `update job j
  set ${untilLater}, leased_by = $1 || ':' || gen_random_uuid(), attempts = attempts + 1,
    progress = case when leased_until is null then progress else coalesce(progress, '{}')
      || jsonb_build_object('died', coalesce((progress ->> 'died')::int, 0) + 1) end
  from (select tenant_id, id from job where kind = any($3) and ${isFree}
    and (leased_until is null or (coalesce(leased_by, '') <> all($5)
      and pg_postmaster_start_time() < clock_timestamp() - make_interval(secs => $4)))
    and ${condition}
    order by run_at limit $2 for update skip locked) due
  where (j.tenant_id, j.id) = (due.tenant_id, due.id)
  returning j.tenant_id, j.id, j.kind, j.payload, j.attempts, j.leased_by as lease,
    coalesce((j.progress ->> 'died')::int, 0) as died`

// Only the holder of the lease may record the result. A renewal that arrives after it has no effect:
// it would lease a job that runs nowhere.
const mine = `where tenant_id = $1 and id = $2 and leased_by = $3 and leased_until is not null
  and ended_at is null`
export const renew = `update job set ${untilLater} ${mine}`
export const checkIn = `update job
  set progress = coalesce(progress, '{}') || $4::jsonb, ${untilLater} ${mine}
  returning cancel_asked_at`
export const runAgain = `update job
  set leased_until = null, attempts = 0, last_error = null, run_at = clock_timestamp() ${mine}`
export const end = `update job
  set ended_at = clock_timestamp(), ending = $4, last_error = $5, leased_until = null ${mine}`
export const retry = `update job set leased_until = null, last_error = $5,
  run_at = clock_timestamp() + make_interval(secs => $4::int) ${mine}`
/** A run that could not begin because its process stopped does not count as an attempt. */
export const giveBack = `update job
  set leased_until = null, attempts = greatest(attempts - 1, 0) ${mine}`
