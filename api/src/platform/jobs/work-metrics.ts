import type pg from 'pg'
import { Gauge } from 'prom-client'
import { transaction } from '../db/db.ts'
import type { Pools } from '../db/pools.ts'

const nobody = { tenantId: null, accountId: null }

/** Number of processes: gauges that are summed over all of them are divided by it. */
export const countProcess = (): void =>
  new Gauge({ name: 'guichet_processes', help: 'Processes that answer requests' }).set(1)

/** Reports the connections of this process, by pool: in use, idle, and waiting callers. */
export function watchPools(pools: Pools): void {
  const all = Object.entries(pools) as [keyof Pools, pg.Pool][]
  const gauge = (name: string, help: string, read: (pool: pg.Pool) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['pool'],
      collect() {
        for (const [pool, connections] of all) this.set({ pool }, read(connections))
      },
    })
  gauge(
    'guichet_connections_lent',
    'Connections to the database that are in use',
    (pool) => pool.totalCount - pool.idleCount,
  )
  gauge('guichet_connections_idle', 'Connections that wait for work', (pool) => pool.idleCount)
  gauge(
    'guichet_connections_awaited',
    'Requests that wait for a connection',
    (pool) => pool.waitingCount,
  )
}

type Waiting = { kind: string; waiting: number; seconds: number; dead: number }
const waitingJobs = `select kind,
    count(*) filter (where ended_at is null and run_at <= now())::int as waiting,
    coalesce(
      extract(epoch from now() - min(run_at) filter (where ended_at is null and run_at <= now())), 0
    )::float as seconds,
    count(*) filter (where ending = 'dead' and ended_at > now() - interval '1 day')::int as dead
  from job
  where ended_at is null or (ending = 'dead' and ended_at > now() - interval '1 day')
  group by kind`

/**
 * Reports due jobs of all businesses that are not done, by kind, including emails and refunds.
 * Every process reports the same.
 */
export function watchWork(workerPool: pg.Pool): void {
  let asked: Promise<Waiting[]> | null = null
  /** The three gauges of one scrape share a query. */
  const read = () =>
    (asked ??= transaction(workerPool, nobody, 'read', async ({ client }) => {
      const { rows } = await client.query<Waiting>(waitingJobs)
      return rows
    }).finally(() => {
      asked = null
    }))
  const gauge = (name: string, help: string, member: Exclude<keyof Waiting, 'kind'>) =>
    new Gauge({
      name,
      help,
      labelNames: ['kind'],
      aggregator: 'max',
      async collect() {
        const rows = await read().catch(() => null)
        // The database is unavailable: older values are not current, so there are none.
        this.reset()
        for (const row of rows ?? []) this.set({ kind: row.kind }, row[member])
      },
    })
  gauge('guichet_jobs_waiting', 'Jobs that are due', 'waiting')
  gauge('guichet_jobs_oldest_seconds', 'For how long the oldest of them is due', 'seconds')
  gauge('guichet_jobs_dead', 'Jobs that were given up within a day', 'dead')
}
