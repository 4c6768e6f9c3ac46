import type { FastifyInstance } from 'fastify'
import { isStream } from './request-metrics.ts'

/**
 * Notes in the log which request took long, and of which business it was: what is slow for one with
 * many orders is quick for all others, and is lost among them in every average. Must come before
 * the routes.
 *
 * @param slowMs From how many milliseconds on
 */
export function noteSlowRequests(http: FastifyInstance, slowMs: number): void {
  http.addHook('onResponse', (request, reply, done) => {
    if (reply.elapsedTime >= slowMs && !isStream(reply))
      request.log.warn(
        {
          method: request.method,
          route: request.routeOptions.url,
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime),
          tenantId: request.claims?.tenantId,
        },
        'slow request',
      )
    done()
  })
}
