import type { Span } from '@opentelemetry/api'
import pg from 'pg'
import { transaction, type Transaction } from '../db/db.ts'
import { StopWork, type JobHandler, type JobRun } from './job-handler.ts'
import {
  checkIn,
  end,
  giveBack,
  renew,
  renewEveryMs,
  retry,
  runAgain,
  type LeasedJob,
} from './leases.ts'
import { fail, inJob } from './traces.ts'

const deathsAllowed = 8
const defaultMaxSeconds = 300
/** 5 s doubled with each attempt, at most a minute: jobs resume soon after a short outage. */
const backoffSeconds = (attempts: number): number =>
  Math.min(60, 5 * 2 ** Math.max(0, attempts - 1))

type Work = (tx: Transaction) => Promise<unknown>
type Failure = { how: 'failed'; error: string; isFatal?: boolean }
type Result =
  | { how: 'done'; work?: Work }
  | { how: 'again' }
  | { how: 'stopped' }
  | { how: 'canceled' }
  | { how: 'lost' }
  | Failure

/** A statement on the job's row and its parameters after those of the lease. */
type Update = readonly [statement: string, ...values: unknown[]]
const updates = {
  again: [runAgain],
  stopped: [giveBack],
  canceled: [end, 'canceled', null],
  done: [end, 'done', null],
} satisfies Record<string, Update>

/** A leased job from its start until its end is recorded. */
export class RunningJob {
  readonly #pool: pg.Pool
  readonly #handler: JobHandler
  readonly #job: LeasedJob
  readonly #controller = new AbortController()
  readonly #run: JobRun
  readonly #afterwards: (() => void)[] = []
  #isAbandoned = false

  constructor(pool: pg.Pool, handler: JobHandler, job: LeasedJob) {
    this.#pool = pool
    this.#handler = handler
    this.#job = job
    const { signal } = this.#controller
    this.#run = {
      tenantId: job.tenant_id,
      payload: job.payload,
      attempts: job.attempts,
      signal,
      inTenant: (mode, work) => {
        // A run that was aborted for its duration writes nothing more.
        if (signal.aborted && !(signal.reason instanceof StopWork))
          return Promise.reject(signal.reason)
        return transaction(pool, this.#scope, mode, work)
      },
      checkIn: async ({ client }, progress) => {
        const {
          rows: [row],
        } = await client.query<{ cancel_asked_at: string | null }>(checkIn, [
          ...this.#mine,
          JSON.stringify(progress),
        ])
        if (!row || row.cancel_asked_at) throw new StopWork(row ? 'canceled' : 'lost')
      },
      afterwards: (work) => {
        this.#afterwards.push(work)
      },
    }
  }

  get lease(): string {
    return this.#job.lease
  }
  get #scope() {
    return { tenantId: this.#job.tenant_id, accountId: null }
  }
  get #mine() {
    return [this.#job.tenant_id, this.#job.id, this.#job.lease]
  }

  /** Notifies the run that its process stops. */
  stop(): void {
    this.#controller.abort(new StopWork('stopped'))
  }

  /** Leaves the job to its lease, without waiting for the end of this run. */
  abandon(): void {
    this.#isAbandoned = true
  }

  async work(): Promise<void> {
    const { tenant_id: tenantId, kind: jobKind, attempts } = this.#job
    const around = { 'guichet.job.attempt': attempts }
    await inJob({ tenantId, jobKind }, around, (span) => this.#work(span))
  }

  async #work(span: Span | null): Promise<void> {
    const beat = this.#keepLease()
    try {
      const result = await this.#result()
      if (result.how === 'failed') fail(span, { type: 'failed' })
      await this.#record(result)
    } finally {
      clearInterval(beat)
      for (const work of this.#afterwards) work()
    }
  }

  #keepLease(): NodeJS.Timeout {
    let isAsking = false
    const ask = async () => {
      const { rowCount } = await transaction(this.#pool, this.#scope, 'write', ({ client }) =>
        client.query(renew, this.#mine),
      )
      if (rowCount === 0) this.#controller.abort(new StopWork('lost'))
    }
    return setInterval(() => {
      if (isAsking) return
      isAsking = true
      void ask()
        .catch(() => {
          /* the database is unavailable: the next heartbeat tries again */
        })
        .finally(() => {
          isAsking = false
        })
    }, renewEveryMs)
  }

  async #result(): Promise<Result> {
    if (this.#job.died >= deathsAllowed)
      return { how: 'failed', error: 'killed its process too often', isFatal: true }
    const { maxSeconds = defaultMaxSeconds, run } = this.#handler
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        const error = new Error(`ran longer than ${maxSeconds} s`)
        this.#controller.abort(error)
        reject(error)
      }, maxSeconds * 1000)
    })
    try {
      const result = await Promise.race([run(this.#run), late])
      if (result === 'again') return { how: 'again' }
      return { how: 'done', ...(result && { work: result.done }) }
    } catch (thrown) {
      return thrown instanceof StopWork
        ? { how: thrown.why }
        : { how: 'failed', error: messageOf(thrown) }
    } finally {
      clearTimeout(timer)
    }
  }

  /** Retries until the end is written or nobody waits for it: effects must not be repeated. */
  async #record(result: Result): Promise<void> {
    if (result.how === 'lost') return
    for (let waitMs = 100; !this.#isAbandoned; waitMs = Math.min(2000, waitMs * 2)) {
      try {
        await transaction(this.#pool, this.#scope, 'write', (tx) => this.#write(tx, result))
        return
      } catch (error) {
        // An error in the ending itself is a failed run. A second one is left to the lease.
        if (isOurFault(error))
          return result.how === 'failed'
            ? undefined
            : this.#record({ how: 'failed', error: messageOf(error) })
        await new Promise((wake) => setTimeout(wake, waitMs))
      }
    }
  }

  /**
   * The job's row is first: when it is gone, the lease was taken over, or an earlier attempt of
   * this was committed after all.
   */
  async #write(tx: Transaction, result: Exclude<Result, { how: 'lost' }>): Promise<void> {
    if (result.how === 'failed') return this.#writeFailure(tx, result)
    const isMine = await this.#update(tx, updates[result.how])
    if (isMine && result.how === 'done') await result.work?.(tx)
  }

  async #writeFailure(tx: Transaction, { error, isFatal }: Failure): Promise<void> {
    const { attempts } = this.#job
    const { tries, gaveUp, retrying } = this.#handler
    const isDead = isFatal || attempts >= tries
    const isMine = await this.#update(
      tx,
      isDead ? [end, 'dead', error] : [retry, backoffSeconds(attempts), error],
    )
    if (isMine) await (isDead ? gaveUp : retrying)?.(tx, this.#run, error)
  }

  /** @returns Whether the row still belongs to this run */
  async #update(tx: Transaction, [statement, ...values]: Update): Promise<boolean> {
    return (await tx.client.query(statement, [...this.#mine, ...values])).rowCount === 1
  }
}

const messageOf = (thrown: unknown): string =>
  String((thrown as Error).message ?? thrown).slice(0, 500)

/**
 * Whether PostgreSQL rejected the statement for its content, not because it is starting, stopping,
 * full or busy.
 */
const isOurFault = (error: unknown): boolean =>
  error instanceof TypeError ||
  error instanceof RangeError ||
  (error instanceof pg.DatabaseError && !/^(08|25P|40|53|55|57|58|XX)/.test(error.code ?? ''))
