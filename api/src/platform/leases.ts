import type { First } from './db.ts'

/**
 * A lease is renewed every few seconds while the job runs: one that has expired has a holder that
 * is really silent.
 */
const leaseSeconds = 30
export const renewEveryMs = 5000

export type Leased = {
  tenant_id: string
  id: string
  kind: string
  payload: Record<string, unknown>
  attempts: number
  died: number
  /** Names this one lease: whoever holds it may say how the run went. */
  lease: string
}

const untilLater = `leased_until = clock_timestamp() + interval '${leaseSeconds} seconds'`
const isFree = `ended_at is null and run_at <= clock_timestamp()
  and (leased_until is null or leased_until < clock_timestamp())`

/** Whether a lane has anything due. */
export const dueKinds = (kinds: readonly string[]): First => ({
  text: `select clock_timestamp()::timestamptz(3) as now, array(
    select kind from unnest($1::text[]) due(kind)
    where exists (select from job where job.kind = due.kind and ${isFree})) as kinds`,
  values: [kinds],
})

/**
 * Takes due jobs: $1 the worker, $2 how many, $3 their kinds, $4 seconds. An expired lease is never
 * taken back by its own holder, and by nobody within $4 seconds of a start of PostgreSQL: a holder
 * that waited for the database records first. The run before an expired lease died with its
 * process; a job that keeps killing its process must stop.
 */
export const takeDue = (condition: string): string => `update job j
  set ${untilLater}, leased_by = $1 || ':' || gen_random_uuid(), attempts = attempts + 1,
    progress = case when leased_until is null then progress else coalesce(progress, '{}')
      || jsonb_build_object('died', coalesce((progress ->> 'died')::int, 0) + 1) end
  from (select tenant_id, id from job where kind = any($3) and ${isFree}
    and (leased_until is null or (not starts_with(coalesce(leased_by, ''), $1)
      and pg_postmaster_start_time() < clock_timestamp() - make_interval(secs => $4)))
    and ${condition}
    order by run_at limit $2 for update skip locked) due
  where (j.tenant_id, j.id) = (due.tenant_id, due.id)
  returning j.tenant_id, j.id, j.kind, j.payload, j.attempts, j.leased_by as lease,
    coalesce((j.progress ->> 'died')::int, 0) as died`

// Only who still has the lease may say how it went.
const mine = 'where tenant_id = $1 and id = $2 and leased_by = $3 and ended_at is null'
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
/** A run that the stop of its process kept from beginning does not count as a try. */
export const giveBack = `update job
  set leased_until = null, attempts = greatest(attempts - 1, 0) ${mine}`
