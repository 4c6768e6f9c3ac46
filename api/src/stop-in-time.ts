import cluster from 'node:cluster'
import type { FastifyInstance } from 'fastify'
import type { Worker } from './platform/worker.ts'

/** Whoever stops a program waits some 20 s before it kills it. */
const requestsEndMs = 14_000
const workerEndMs = 3000
/** What the worker gives a job that acts outside, from the moment that it must stop. */
const workerStopsMs = 9500
/** How long kept connections are answered a last time, so that whoever has them opens others. */
const lastAnswersMs = 1000
const pause = (ms: number) => new Promise<void>((wake) => setTimeout(wake, ms))

export type Readiness = { isStopping: boolean }
type Stopped = {
  http: FastifyInstance
  worker: Pick<Worker, 'stop'>
  readiness: Readiness
}

/** Once a stop has begun, a kept connection ends with its next answer. @returns What a stop turns */
export function endConnectionsOnStop(http: FastifyInstance): Readiness {
  const readiness: Readiness = { isStopping: false }
  http.addHook('onSend', (_request, reply, payload, done) => {
    if (readiness.isStopping) reply.header('connection', 'close')
    done(null, payload)
  })
  return readiness
}

/**
 * Notifies the proxy through /health/ready that no more requests should come, and goes on accepting
 * for `delaySeconds` until it has seen that; then lets what runs finish. A request that is not done
 * in time, or never whole, is cut off.
 */
export async function stopInTime(
  { http, worker, readiness }: Stopped,
  delaySeconds: number,
): Promise<void> {
  const began = performance.now()
  readiness.isStopping = true
  // Beside other processes on the port a stop is a restart, of which nobody should hear.
  await pause(Math.max(delaySeconds * 1000, cluster.isWorker ? lastAnswersMs : 0))
  const closing = http.close()
  // An email between the SMTP server and its record is waited for: whoever takes it over would send
  // it again.
  const working = worker.stop()
  const workerBegan = performance.now()
  // A connection that was answering when the closing began stays open afterwards, as if more were
  // to come.
  const sweeping = setInterval(() => http.server.closeIdleConnections(), 100)
  await Promise.race([closing, pause(requestsEndMs - (performance.now() - began))])
  clearInterval(sweeping)
  http.server.closeAllConnections()
  await Promise.race([
    Promise.all([closing, working]),
    pause(Math.max(workerEndMs, workerStopsMs - (performance.now() - workerBegan))),
  ])
}
