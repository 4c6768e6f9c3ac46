import type { FastifyInstance, FastifyReply } from 'fastify'
import { Counter, Histogram } from 'prom-client'

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/**
 * Counts requests and their answers, by route pattern, without personal data in labels. It must be
 * registered before the routes.
 */
export function countRequests(http: FastifyInstance): void {
  const answered = new Counter({
    name: 'guichet_requests_total',
    help: 'Requests that were answered, by method, route and status',
    labelNames: ['method', 'route', 'status'],
  })
  const took = new Histogram({
    name: 'guichet_request_seconds',
    help: 'How long requests took, by route',
    labelNames: ['route'],
    buckets: seconds,
  })
  const problems = new Counter({
    name: 'guichet_problems_total',
    help: 'Requests that were refused or failed, by the type of their problem',
    labelNames: ['type'],
  })
  http.addHook('onResponse', (request, reply, done) => {
    // Unknown paths share one label, as anonymous clients can send any number of them.
    const route = request.routeOptions.url ?? 'none'
    answered.inc({ method: request.method, route, status: reply.statusCode })
    // A stream is open for minutes, and is not a slow request.
    if (!isStream(reply)) took.observe({ route }, reply.elapsedTime / 1000)
    if (reply.problem) problems.inc({ type: reply.problem })
    done()
  })
}

/** Whether a reply is an event stream. */
export const isStream = (reply: FastifyReply): boolean =>
  String(reply.getHeader('content-type')).startsWith('text/event-stream')
