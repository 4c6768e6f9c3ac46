import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import * as endpoints from '@guichet/contract/index.ts'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import type { Env } from '../env.ts'
import { noteSlowQueries } from '../platform/db/slow-queries.ts'
import { useAllowedMethods } from '../platform/http/allowed-methods.ts'
import { followRequests } from '../platform/http/follow-requests.ts'
import { sendProblem, useProblems } from '../platform/http/problem.ts'
import { keepSignedBodies } from '../platform/http/raw-body.ts'
import { countRequests } from '../platform/http/request-metrics.ts'
import { noteSlowRequests } from '../platform/http/slow-requests.ts'
import { isTraced } from '../platform/jobs/traces.ts'
import { limitAnonymous } from '../platform/network/anonymous-limiter.ts'
import { endConnections } from '../platform/network/end-connections.ts'
import { guardHosts } from '../platform/network/guard-hosts.ts'
import { newId } from '../platform/values/ids.ts'
import { securityHeaders } from './security-headers.ts'

/** Fastify with its limits, headers and error handling, without routes. */
export async function openHttp(env: Env, publicUrl: string): Promise<FastifyInstance> {
  const http = Fastify({
    logger: env.LOG_LEVEL === 'silent' ? false : loggerOf(env.LOG_LEVEL),
    genReqId: newId,
    trustProxy: env.TRUST_PROXY,
    bodyLimit: 1_048_576,
    keepAliveTimeout: 72_000,
    // A request on a kept-alive connection during the closing is answered, and the connection ends
    // with it.
    return503OnClosing: false,
    // A request whose headers take more than 10 s, or whose body takes more than 30 s, is cut off;
    // so is a client that neither reads nor writes for a minute.
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1000, maxHeaderSize: 32_768 },
    routerOptions: { caseSensitive: false, maxParamLength: 2000 },
    // An invalid path is rejected before routing.
    frameworkErrors: (_error, request, reply) =>
      sendProblem(request, reply, 'InvalidRequest', { fields: [] }),
  })
  const headers = securityHeaders(protections(publicUrl, env))
  http.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id)
    done()
  })
  endConnections(http)
  if (env.SLOW_REQUEST_MS > 0) noteSlowRequests(http, env.SLOW_REQUEST_MS)
  if (env.SLOW_QUERY_MS > 0) {
    const stop = noteSlowQueries(http.log, env.SLOW_QUERY_MS)
    http.addHook('onClose', async () => stop())
  }
  if (env.SLOW_QUERY_MS > 0 || isTraced()) followRequests(http)
  if (env.METRICS_PORT !== undefined) countRequests(http)
  guardHosts(http, { publicUrl, allowedHosts: env.ALLOWED_HOSTS })
  http.removeContentTypeParser('text/plain')
  keepSignedBodies(http)
  await http.register(cookie)
  // Below this size compression costs more than it saves.
  await http.register(compress, {
    threshold: 32_768,
    encodings: ['gzip', 'identity'],
    zlibOptions: { level: 1 },
  })
  useProblems(http)
  useAllowedMethods(http, Object.values(endpoints))
  limitAnonymous(http)
  return http
}

const loggerOf = (level: string) => ({
  level,
  redact: ['req.headers.authorization', 'req.headers.cookie'],
  serializers: {
    req: (req: FastifyRequest) => ({ method: req.method, route: req.routeOptions?.url }),
  },
})

/**
 * Only our own scripts, no frames, no foreign origins; inline styles are those of the component
 * library.
 */
function protections(publicUrl: string, env: Env) {
  const tiles = env.TILES_URL ? [new URL(env.TILES_URL.replaceAll(/[{}]/g, '')).origin] : []
  const issuer = env.OIDC_ISSUER ? [new URL(env.OIDC_ISSUER).origin] : []
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        // The code reader for browsers without a built-in one is WebAssembly, which this permits to
        // compile; it does not permit `eval`.
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...tiles],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...issuer],
        formAction: ["'self'", ...issuer],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        manifestSrc: ["'self'"],
      },
    },
    strictTransportSecurity: publicUrl.startsWith('https:')
      ? { maxAge: 31_536_000, includeSubDomains: false }
      : (false as const),
    crossOriginOpenerPolicy: { policy: 'same-origin' as const },
    crossOriginResourcePolicy: { policy: 'same-origin' as const },
    referrerPolicy: { policy: 'same-origin' as const },
  }
}
