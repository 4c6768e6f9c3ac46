import type pg from 'pg'
import { transaction, type Opened } from './db.ts'
import { newId } from './ids.ts'

export type Progress = { done: number; total: number }
export type JobRun = {
  tenantId: string; payload: Record<string, unknown>; attempts: number; inTenant: <T>(mode: 'read' | 'write', work: (tx: Opened) => Promise<T>) => Promise<T>
  /**
   * For long work, first thing in the transaction of each chunk, and again once it is done: says how far it is, keeps the lease, and holds the job's row, so that nothing is done
   * by a worker whose lease went to another one. @throws StopWork when somebody asked to stop, or when the lease is lost: the chunk rolls back
   */
  checkIn: (tx: Opened, progress: Progress) => Promise<void>
}
/** The end of a run that is no failure. */
class StopWork extends Error {
  readonly why: 'canceled' | 'lost'
  constructor(why: 'canceled' | 'lost') {
    super(why)
    this.why = why
  }
}
export type JobHandler = {
  /** `again`: a chunk is done, more are left; they wait their turn behind what is due already, so that long work never holds up the letters. */
  run: (job: JobRun) => Promise<void | 'again'>
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
      const ends = await Promise.all(jobs.map((job) => this.#run(job)))
      ran += jobs.length
      if ((jobs.length < 20 && !ends.includes('again')) || this.#stopped) return ran
    }
  }

  async #run(job: Leased): Promise<'again' | 'ended'> {
    const handler = this.#handlers[job.kind]
    const scope = { tenantId: job.tenant_id, accountId: null }
    const run: JobRun = {
      tenantId: job.tenant_id, payload: job.payload, attempts: job.attempts, inTenant: (mode, work) => transaction(this.#pool, scope, mode, work),
      checkIn: (tx, progress) => this.#checkIn(job, tx, progress),
    }
    let [error, isMoreLeft] = [handler ? null : `no handler for ${job.kind}`, false]
    if (job.died >= deathsAllowed) error = 'killed its process too often'
    else if (handler) {
      try { isMoreLeft = (await handler.run(run)) === 'again' } catch (thrown) {
        if (thrown instanceof StopWork) return this.#stop(job, thrown.why)
        error = String((thrown as Error).message ?? thrown).slice(0, 500)
      }
    }
    const dead = error !== null && (!handler || job.died >= deathsAllowed || job.attempts >= handler.tries)
    if (dead) await handler?.gaveUp?.(run, error!)
    const [statement, value] = isMoreLeft ? [runAgain, null] : error === null || dead ? [end, dead ? 'dead' : 'done'] : [retry, backoffSeconds(job.attempts)]
    await run.inTenant('write', ({ client }) => client.query(statement, [job.tenant_id, job.id, this.#name, ...(isMoreLeft ? [] : [value, error])]))
    return isMoreLeft ? 'again' : 'ended'
  }

  async #checkIn(job: Leased, { client }: Opened, progress: Progress): Promise<void> {
    const { rows: [mine] } = await client.query<{ cancel_asked_at: string | null }>(checkIn, [job.tenant_id, job.id, this.#name, JSON.stringify(progress)])
    if (!mine || mine.cancel_asked_at) throw new StopWork(mine ? 'canceled' : 'lost')
  }

  /** Stopped on demand it ends as such; a lost lease leaves everything to whoever has it now. */
  async #stop(job: Leased, why: StopWork['why']): Promise<'ended'> {
    if (why === 'canceled')
      await transaction(this.#pool, { tenantId: job.tenant_id, accountId: null }, 'write', ({ client }) => client.query(end, [job.tenant_id, job.id, this.#name, 'canceled', null]))
    return 'ended'
  }
}

// Only who still has the lease may say how it went.
const mine = 'where tenant_id = $1 and id = $2 and leased_by = $3 and ended_at is null'
const runAgain = `update job set leased_until = null, attempts = 0, last_error = null, run_at = clock_timestamp() ${mine}`
const end = `update job set ended_at = clock_timestamp(), ending = $4, last_error = $5, leased_until = null ${mine}`
const retry = `update job set leased_until = null, last_error = $5, run_at = clock_timestamp() + make_interval(secs => $4::int) ${mine}`
const checkIn = `update job set progress = coalesce(progress, '{}') || $4::jsonb, leased_until = clock_timestamp() + interval '${leaseSeconds} seconds' ${mine} returning cancel_asked_at`
