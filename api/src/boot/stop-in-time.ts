import cluster from 'node:cluster'
import type { FastifyInstance } from 'fastify'
import type { Worker } from '../platform/jobs/worker.ts'

/** Supervisors wait some 20 s for a stop before they kill a process. */
const requestsEndMs = 14_000
const workerEndMs = 3000
/** Time of the worker for a job that calls other services, from the begin of the stop. */
const workerStopsMs = 9500
/** How long kept-alive connections get a last answer, so that clients open others. */
const lastAnswersMs = 1000
const pause = (ms: number) => new Promise<void>((wake) => setTimeout(wake, ms))

export type Readiness = { isStopping: boolean }
type Services = {
  http: FastifyInstance
  worker: Pick<Worker, 'stop'>
  readiness: Readiness
}

/**
 * Ends kept-alive connections with their next answer once a stop has begun.
 *
 * @returns The state; setting `isStopping` begins the stop
 */
export function endConnectionsOnStop(http: FastifyInstance): Readiness {
  const readiness: Readiness = { isStopping: false }
  http.addHook('onSend', (_request, reply, payload, done) => {
    if (readiness.isStopping) reply.header('connection', 'close')
    done(null, payload)
  })
  return readiness
}

/**
 * Reports through /health/ready that no more requests should be sent, and keeps accepting for
 * `delaySeconds` until the proxy has noticed; then finishes running requests. A request that is not
 * done in time, or incomplete, is cut off.
 */
export async function stopInTime(
  { http, worker, readiness }: Services,
  delaySeconds: number,
): Promise<void> {
  const began = performance.now()
  readiness.isStopping = true
  // With other processes on the port a stop is a restart, which clients should not notice.
  await pause(Math.max(delaySeconds * 1000, cluster.isWorker ? lastAnswersMs : 0))
  const closing = http.close()
  // An email between the SMTP server and its record is waited for, as another process would send it
  // again.
  const working = worker.stop()
  const workerBegan = performance.now()
  // A connection that was answering when the closing began stays open afterwards, as if more
  // requests were expected.
  const sweeping = setInterval(() => http.server.closeIdleConnections(), 100)
  await Promise.race([closing, pause(requestsEndMs - (performance.now() - began))])
  clearInterval(sweeping)
  http.server.closeAllConnections()
  await Promise.race([
    Promise.all([closing, working]),
    pause(Math.max(workerEndMs, workerStopsMs - (performance.now() - workerBegan))),
  ])
}
