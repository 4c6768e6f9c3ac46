import type pg from 'pg'
import { openPool } from './open-pool.ts'

export type Pools = {
  /** What signed-in people do: a sale never waits for anything but other work of its own kind. */
  pool: pg.Pool
  /** Lists and searches that are declared costly. */
  costlyPool: pg.Pool
  /** Sign-in, and the calls and pages that anybody may ask for. */
  publicPool: pg.Pool
  /** Whether the database answers, however busy the others are. */
  healthPool: pg.Pool
  workerPool: pg.Pool
  /** One connection that hears what other processes tell. */
  listenPool: pg.Pool
}
type PoolsOptions = {
  url: string
  appUrl?: string | undefined
  /** `appUrl` leads to a pooler, which lends each transaction another connection. */
  isPooled?: boolean
  max: number
}

/** How many connections costly reads have, for `max` connections of requests. */
export const costlyConnections = (max: number): number => Math.max(2, Math.ceil(max / 2))

/** How many connections each pool of a process has, for `max` connections of requests. */
const sizesOf = (max: number): Record<keyof Pools, number> => ({
  pool: max,
  costlyPool: costlyConnections(max),
  publicPool: Math.max(2, Math.ceil(max / 3)),
  healthPool: 1,
  workerPool: 4,
  listenPool: 1,
})
/** How many connections one process opens at most. */
export const connectionsOf = (max: number): number =>
  Object.values(sizesOf(max)).reduce((sum, size) => sum + size, 0)

/** Connections by who waits for them, so that a flood of one kind leaves the others theirs. */
export function openPools({ url, appUrl, isPooled = false, max }: PoolsOptions): Pools {
  const sizes = sizesOf(max)
  const poolOf = (size: number, queueMs?: number) =>
    openPool({ url, appUrl, isPooled, max: size, ...(queueMs && { queueMs }) })
  return {
    pool: poolOf(sizes.pool),
    costlyPool: poolOf(sizes.costlyPool),
    publicPool: poolOf(sizes.publicPool),
    healthPool: poolOf(sizes.healthPool, 1000),
    workerPool: openPool({ url, max: sizes.workerPool, role: 'guichet_worker' }),
    // Who listens needs a connection that stays the same.
    listenPool: isPooled ? openPool({ url, max: sizes.listenPool }) : poolOf(sizes.listenPool),
  }
}

export const closePools = async (pools: Pools): Promise<void> => {
  await Promise.all(Object.values(pools).map((pool) => pool.end()))
}
