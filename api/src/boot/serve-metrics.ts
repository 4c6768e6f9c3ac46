import http from 'node:http'
import { AggregatorRegistry, collectDefaultMetrics, register } from 'prom-client'
import type { Env } from '../env.ts'
import type { Pools } from '../platform/db/pools.ts'
import { countProcess, watchPools, watchWork } from '../platform/jobs/work-metrics.ts'
import { StartError } from '../platform/start-error.ts'

/** Collects the metrics of a process, when they are enabled. */
export function watchProcess({ METRICS_PORT }: Env, pools: Pools): void {
  if (METRICS_PORT === undefined) return
  collectDefaultMetrics()
  countProcess()
  watchPools(pools)
  watchWork(pools.workerPool)
}

/** Lets a worker answer its leader, who collects the metrics of all workers. */
export function answerLeader({ METRICS_PORT }: Env): void {
  if (METRICS_PORT === undefined) return
  AggregatorRegistry.setRegistries([register])
  void new AggregatorRegistry()
}

/**
 * Serves metrics for Prometheus on a separate port, which only this host can reach unless
 * `METRICS_HOST` is set: the figures of a business are not public.
 *
 * @param read The metrics, as text: of this process, or of all its workers
 * @throws StartError when the port is in use
 */
export async function serveMetrics(
  { METRICS_PORT, METRICS_HOST }: Env,
  read: () => Promise<string> = () => register.metrics(),
): Promise<() => void> {
  if (METRICS_PORT === undefined) return () => {}
  const server = http.createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics')
      return void response.writeHead(404).end()
    read().then(
      (text) => response.writeHead(200, { 'content-type': register.contentType }).end(text),
      () => response.writeHead(503).end(),
    )
  })
  await new Promise<void>((listens, fails) => {
    server.once('error', ({ message }) => fails(new StartError(`METRICS_PORT: ${message}`)))
    server.listen(METRICS_PORT, METRICS_HOST, listens)
  })
  return () => {
    server.closeAllConnections()
    server.close()
  }
}
