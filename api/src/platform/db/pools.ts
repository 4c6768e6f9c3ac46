import type pg from 'pg'
import { openPool } from './open-pool.ts'

export type Pools = {
  /** Connections of signed-in people: a sale waits only for work of its own kind. */
  pool: pg.Pool
  /** Connections of lists and searches that are declared costly. */
  costlyPool: pg.Pool
  /** Connections of sign-in, and of unauthenticated calls and pages. */
  publicPool: pg.Pool
  /** Connections of visitors of the public ticket offices. */
  guestPool: pg.Pool
  /** Connection of health checks, regardless of the load of the others. */
  healthPool: pg.Pool
  workerPool: pg.Pool
  /** Connection that receives notifications of other processes. */
  listenPool: pg.Pool
}
type PoolsOptions = {
  url: string
  appUrl?: string | undefined
  /** `appUrl` is that of a pooler, which gives each transaction another connection. */
  isPooled?: boolean
  max: number
}

/** Connections of costly reads, for `max` connections of requests. */
export const costlyConnections = (max: number): number => Math.max(2, Math.ceil(max / 2))

/** Connections of each pool of a process, for `max` connections of requests. */
const sizesOf = (max: number): Record<keyof Pools, number> => ({
  pool: max,
  costlyPool: costlyConnections(max),
  publicPool: Math.max(2, Math.ceil(max / 3)),
  guestPool: Math.max(2, Math.ceil(max / 3)),
  healthPool: 1,
  workerPool: 4,
  listenPool: 1,
})
/** Highest number of connections of one process. */
export const connectionsOf = (max: number): number =>
  Object.values(sizesOf(max)).reduce((sum, size) => sum + size, 0)

/** Opens pools by kind of caller, so that a flood of one kind does not exhaust the others. */
export function openPools({ url, appUrl, isPooled = false, max }: PoolsOptions): Pools {
  const sizes = sizesOf(max)
  const poolOf = (size: number, queueMs?: number) =>
    openPool({ url, appUrl, isPooled, max: size, ...(queueMs && { queueMs }) })
  return {
    pool: poolOf(sizes.pool),
    costlyPool: poolOf(sizes.costlyPool),
    publicPool: poolOf(sizes.publicPool),
    guestPool: poolOf(sizes.guestPool),
    healthPool: poolOf(sizes.healthPool, 1000),
    workerPool: openPool({ url, max: sizes.workerPool, role: 'guichet_worker' }),
    // A listener needs a permanent connection, without the pooler.
    listenPool: isPooled ? openPool({ url, max: sizes.listenPool }) : poolOf(sizes.listenPool),
  }
}

export const closePools = async (pools: Pools): Promise<void> => {
  await Promise.all(Object.values(pools).map((pool) => pool.end()))
}
