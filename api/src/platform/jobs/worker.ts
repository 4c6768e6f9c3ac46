import type pg from 'pg'
import { transaction, transactionFrom, type FirstStatement } from '../db/db.ts'
import { newId } from '../values/ids.ts'
import { mustGet } from '../values/must.ts'
import { withoutCurrentWork } from './current-work.ts'
import type { JobHandler, LaneName } from './job-handler.ts'
import { Lane } from './lane.ts'
import { dueKinds, takeDue, type LeasedJob } from './leases.ts'
import { RunningJob } from './run-job.ts'

export type { Ending, JobHandler, JobRun, LaneName, Progress } from './job-handler.ts'

type Options = {
  /** Concurrent jobs of each lane. */
  atOnce?: Partial<Record<LaneName, number>>
  /** Expired leases are not taken over for this time after a start of PostgreSQL. */
  restartGraceSeconds?: number
}

const defaultAtOnce: Record<LaneName, number> = { mail: 3, money: 4, short: 4, files: 2, long: 2 }
const stopWithinMs = 8000
/** Under load, wake-ups are coalesced into one poll per interval. */
const betweenLooksMs = 200
const nobody = { tenantId: null, accountId: null }
const sleep = (ms: number) =>
  new Promise<void>((wake) => {
    setTimeout(wake, ms)
  })

/**
 * Polls for due jobs of all tenants each second, and at once when woken after a local commit; each
 * job then runs inside one tenant. Each kind of job belongs to the lane of its handler; jobs of a
 * kind without a handler here are left to newer processes.
 */
export class Worker {
  readonly #pool: pg.Pool
  readonly #handlers: Record<string, JobHandler>
  readonly #lanes = new Map<LaneName, Lane>()
  readonly #name = newId()
  readonly #dueKinds: FirstStatement
  #timer: NodeJS.Timeout | undefined
  #nextLook: NodeJS.Timeout | undefined
  #lookedAt = -Infinity
  #isLooking = false
  #isAskedAgain = false
  #isStopped = false

  constructor(
    pool: pg.Pool,
    handlers: Record<string, JobHandler>,
    { atOnce = {}, restartGraceSeconds = 10 }: Options = {},
  ) {
    this.#pool = pool
    this.#handlers = handlers
    this.#dueKinds = dueKinds(Object.keys(handlers))
    for (const name of new Set(Object.values(handlers).map(({ lane }) => lane))) {
      const kinds = Object.keys(handlers).filter((kind) => handlers[kind]!.lane === name)
      const conditions = kinds.flatMap((kind) => handlers[kind]!.leaseOnlyIf ?? [])
      const statement = takeDue(['true', ...conditions].join(' and '))
      const lease = async (count: number, running: string[]) => {
        const values = [this.#name, count, kinds, restartGraceSeconds, running]
        const { rows } = await transaction(pool, nobody, 'write', ({ client }) =>
          client.query<LeasedJob>(statement, values),
        )
        return rows.map((job) => new RunningJob(pool, handlers[job.kind]!, job))
      }
      this.#lanes.set(name, new Lane({ atOnce: atOnce[name] ?? defaultAtOnce[name], lease }))
    }
  }

  start(everyMs = 1000): void {
    this.#timer = setInterval(() => this.wake(), everyMs)
  }

  /** Requests a poll: at once, unless one has just run. */
  wake(): void {
    if (this.#isLooking) this.#isAskedAgain = true
    if (this.#isStopped || this.#isLooking || this.#nextLook) return
    const waitMs = this.#lookedAt + betweenLooksMs - performance.now()
    this.#nextLook = setTimeout(
      () => {
        this.#nextLook = undefined
        // The poll is not attributed to the request that woke it.
        void withoutCurrentWork(() => this.#look()).catch(() => {
          // The database is unavailable: the next poll tries again.
        })
      },
      Math.max(0, waitMs),
    )
  }

  /**
   * Stops leasing, notifies running jobs, and waits for them up to a limit: jobs that have not
   * called another service yet return their lease; a job that does not end in time is left to its
   * lease, since its progress is unknown.
   */
  async stop(): Promise<void> {
    this.#isStopped = true
    clearInterval(this.#timer)
    clearTimeout(this.#nextLook)
    const lanes = [...this.#lanes.values()]
    await Promise.race([Promise.all(lanes.map((lane) => lane.stop())), sleep(stopWithinMs)])
    for (const lane of lanes) lane.abandon()
    const closing = Object.values(this.#handlers).map((handler) => handler.close?.())
    await Promise.race([Promise.allSettled(closing), sleep(1000)])
  }

  /** Runs all due jobs, including those that they enqueue. @returns The number of jobs */
  async drain(): Promise<number> {
    for (let ran = 0; ;) {
      const counts = await Promise.all([...this.#lanes.values()].map((lane) => lane.drain()))
      const now = counts.reduce((sum, count) => sum + count, 0)
      if (now === 0) return ran
      ran += now
    }
  }

  /** Polls for all lanes together, with one short read instead of one per lane. */
  async #look(): Promise<void> {
    this.#isLooking = true
    this.#lookedAt = performance.now()
    try {
      const kinds = await this.#due()
      for (const kind of kinds) mustGet(this.#lanes, this.#handlers[kind]!.lane).wake()
    } finally {
      this.#isLooking = false
      if (this.#isAskedAgain) {
        this.#isAskedAgain = false
        this.wake()
      }
    }
  }

  #due(): Promise<string[]> {
    const read = async (_tx: unknown, { kinds }: { kinds: string[] }) => kinds
    return transactionFrom<string[], { now: string; kinds: string[] }>(
      { pool: this.#pool, scope: nobody, mode: 'read', first: this.#dueKinds },
      read,
    )
  }
}
