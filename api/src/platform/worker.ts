import type pg from 'pg'
import { transaction, type Opened } from './db.ts'
import { newId } from './ids.ts'

export type JobRun = { tenantId: string; payload: Record<string, unknown>; attempts: number; inTenant: <T>(mode: 'read' | 'write', work: (tx: Opened) => Promise<T>) => Promise<T> }
export type JobHandler = {
  run: (job: JobRun) => Promise<void>
  /** Tries before it is given up as dead. */
  tries: number
  /** Told once when it is given up. */
  gaveUp?: (job: JobRun, error: string) => Promise<void>
}
type Leased = { tenant_id: string; id: string; kind: string; payload: Record<string, unknown>; attempts: number; died: number }

const leaseSeconds = 60
const deathsAllowed = 8
/** 5 s doubled at each try, at most a minute: a short outage is made up for soon after it ends. */
export const backoffSeconds = (attempts: number): number => Math.min(60, 5 * 2 ** Math.max(0, attempts - 1))

// An expired lease means that the run before died with its process; a job that keeps killing its process must stop.
const lease = `update job j set leased_until = clock_timestamp() + interval '${leaseSeconds} seconds', leased_by = $1, attempts = attempts + 1,
    progress = case when leased_until is null then progress else coalesce(progress, '{}') || jsonb_build_object('died', coalesce((progress ->> 'died')::int, 0) + 1) end
  from (select tenant_id, id from job where ended_at is null and run_at <= clock_timestamp() and (leased_until is null or leased_until < clock_timestamp())
    order by run_at limit $2 for update skip locked) due
  where (j.tenant_id, j.id) = (due.tenant_id, due.id)
  returning j.tenant_id, j.id, j.kind, j.payload, j.attempts, coalesce((j.progress ->> 'died')::int, 0) as died`

/** Looks for due work of all tenants each second, or at once when woken after a local commit; then acts inside one tenant. */
export class Worker {
  readonly #pool: pg.Pool
  readonly #handlers: Record<string, JobHandler>
  readonly #name = newId()
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> | null = null
  #again = false
  #stopped = false

  constructor(pool: pg.Pool, handlers: Record<string, JobHandler>) {
    this.#pool = pool
    this.#handlers = handlers
  }

  start(everyMs = 1000): void {
    this.#timer = setInterval(() => this.wake(), everyMs)
  }

  wake(): void {
    if (this.#stopped) return
    if (this.#running) { this.#again = true; return }
    this.#running = this.drain().catch(() => { /* the database is away: the next poll tries again */ }).then(() => {
      this.#running = null
      if (this.#again) { this.#again = false; this.wake() }
    })
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearInterval(this.#timer)
    await this.#running
  }

  /** Runs everything that is due. @returns how many jobs ran */
  async drain(): Promise<number> {
    let ran = 0
    for (;;) {
      const jobs = await transaction(this.#pool, { tenantId: null, accountId: null }, 'write', async ({ client }) =>
        (await client.query<Leased>(lease, [this.#name, 20])).rows)
      await Promise.all(jobs.map((job) => this.#run(job)))
      ran += jobs.length
      if (jobs.length < 20 || this.#stopped) return ran
    }
  }

  async #run(job: Leased): Promise<void> {
    const handler = this.#handlers[job.kind]
    const scope = { tenantId: job.tenant_id, accountId: null }
    const run: JobRun = { tenantId: job.tenant_id, payload: job.payload, attempts: job.attempts, inTenant: (mode, work) => transaction(this.#pool, scope, mode, work) }
    let error = handler ? null : `no handler for ${job.kind}`
    if (job.died >= deathsAllowed) error = 'killed its process too often'
    else if (handler) {
      try { await handler.run(run) } catch (thrown) { error = String((thrown as Error).message ?? thrown).slice(0, 500) }
    }
    const dead = error !== null && (!handler || job.died >= deathsAllowed || job.attempts >= handler.tries)
    if (dead) await handler?.gaveUp?.(run, error!)
    await run.inTenant('write', ({ client }) => client.query(
      error === null || dead
        ? `update job set ended_at = clock_timestamp(), ending = $3, last_error = $4, leased_until = null where tenant_id = $1 and id = $2`
        : `update job set leased_until = null, last_error = $4, run_at = clock_timestamp() + make_interval(secs => $3::int) where tenant_id = $1 and id = $2`,
      [job.tenant_id, job.id, error === null ? 'done' : dead ? 'dead' : String(backoffSeconds(job.attempts)), error]))
  }
}
