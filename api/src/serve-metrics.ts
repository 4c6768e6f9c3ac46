import http from 'node:http'
import { AggregatorRegistry, collectDefaultMetrics, register } from 'prom-client'
import type { Env } from './env.ts'
import type { Pools } from './platform/pools.ts'
import { countProcess, watchPools, watchWork } from './platform/work-metrics.ts'
import { StartError } from './start-error.ts'

/** What a process counts of itself, where somebody asks for it. */
export function watchProcess({ METRICS_PORT }: Env, pools: Pools): void {
  if (METRICS_PORT === undefined) return
  collectDefaultMetrics()
  countProcess()
  watchPools(pools)
  watchWork(pools.workerPool)
}

/** A process that is led answers its leader, who asks all of them. */
export function answerLeader({ METRICS_PORT }: Env): void {
  if (METRICS_PORT === undefined) return
  AggregatorRegistry.setRegistries([register])
  void new AggregatorRegistry()
}

/**
 * Answers Prometheus on a port of its own, which only the machine itself reaches unless
 * `METRICS_HOST` says otherwise: figures of a business are for nobody who asks.
 *
 * @param read The figures, as text: of this process, or of all that it leads
 * @throws StartError where the port is taken
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
