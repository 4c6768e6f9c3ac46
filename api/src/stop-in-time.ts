import type { App } from './app.ts'

/** Whoever stops a program waits some 20 s before it kills it. */
const requestsEndMs = 14_000
const workerEndMs = 3000
/** What the worker gives a job that acts outside, from the moment that it must stop. */
const workerStopsMs = 9500
const pause = (ms: number) => new Promise<void>((wake) => setTimeout(wake, ms))

/**
 * Notifies the proxy through /health/ready that no more requests should come, and goes on accepting
 * for `delaySeconds` until it has seen that; then lets what runs finish. A request that is not done
 * in time, or never whole, is cut off.
 */
export async function stopInTime(
  { http, worker, readiness }: App,
  delaySeconds: number,
): Promise<void> {
  const began = performance.now()
  readiness.isStopping = true
  await pause(delaySeconds * 1000)
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
