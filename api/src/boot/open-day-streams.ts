import type { FastifyInstance } from 'fastify'
import { Changes } from '../platform/db/changes.ts'
import { onWrite } from '../platform/db/db.ts'
import type { Pools } from '../platform/db/pools.ts'
import { DayStreams } from '../today/day-streams.ts'

/**
 * Opens the streams of day boards: every committed write for a business, by a call or a job, is
 * reported to them.
 */
export function openDayStreams(pools: Pools, http: FastifyInstance): DayStreams {
  const { pool, costlyPool, publicPool, guestPool, workerPool, listenPool } = pools
  const changes = new Changes({ listenPool, tellPool: workerPool })
  for (const writing of [pool, costlyPool, publicPool, guestPool, workerPool])
    onWrite(writing, (tenantId) => changes.note(tenantId))
  const streams = new DayStreams(changes)
  http.addHook('preClose', async () => streams.close())
  http.addHook('onClose', async () => changes.close())
  return streams
}
