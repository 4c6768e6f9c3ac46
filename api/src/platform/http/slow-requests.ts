import type { FastifyInstance } from 'fastify'
import { isStream } from './request-metrics.ts'

/**
 * Logs slow requests, with their business: a request that is slow only for a business with many
 * orders is lost in averages. It must be registered before the routes.
 *
 * @param slowMs Threshold in milliseconds
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
