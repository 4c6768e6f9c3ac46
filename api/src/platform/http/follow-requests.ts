import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
} from '@opentelemetry/api'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { withCurrentWork, type Current, type Work } from '../jobs/current-work.ts'
import { beginTrace, isTraced } from '../jobs/traces.ts'

/**
 * Attributes work to the request that it is for: slow statements, and spans of its trace. It must
 * be registered before the routes.
 */
export function followRequests(http: FastifyInstance): void {
  http.addHook('onRequest', (request, _reply, done) => {
    request.current = currentOf(request)
    withCurrentWork(request.current, done)
  })
  // The body arrives by events of the connection, which have no current work.
  http.addHook('preValidation', (request, _reply, done) => withCurrentWork(request.current!, done))
  http.addHook('onResponse', (request, reply, done) => {
    endSpan(request, reply)
    done()
  })
  http.addHook('onRequestAbort', (request, done) => {
    request.current?.span?.setAttribute('error.type', 'aborted').end()
    done()
  })
}

const currentOf = (request: FastifyRequest): Current => ({
  span: isTraced() ? spanOf(request) : null,
  work: new RequestWork(request),
})

/**
 * A class, because a getter in an object literal is created for each request, which took a third of
 * the time.
 */
class RequestWork implements Work {
  readonly #request: FastifyRequest
  constructor(request: FastifyRequest) {
    this.#request = request
  }
  get requestId() {
    return this.#request.id
  }
  get route() {
    return this.#request.routeOptions.url
  }
  get tenantId() {
    return this.#request.claims?.tenantId ?? undefined
  }
}

function spanOf(request: FastifyRequest): Span | null {
  const route = request.routeOptions.url
  // Unknown paths share one name, as anonymous clients can send any number of them.
  return beginTrace(
    `${request.method} ${route ?? 'none'}`,
    {
      kind: SpanKind.SERVER,
      attributes: {
        'http.request.method': request.method,
        ...(route !== undefined && { 'http.route': route }),
        'guichet.request_id': request.id,
      },
    },
    callerOf(request.headers.traceparent),
  )
}

const traceparent = /^(?!ff)[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:-|$)/

/** Span of the caller (W3C). Its `tracestate` and `baggage` are ignored. */
function callerOf(given: string | string[] | undefined): Context {
  const [, traceId, spanId, flags] = traceparent.exec(String(given)) ?? []
  if (!traceId || !spanId || !flags) return ROOT_CONTEXT
  const traceFlags = Number.parseInt(flags, 16) & 1
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true })
}

function endSpan(request: FastifyRequest, reply: FastifyReply): void {
  const span = request.current?.span
  if (!span) return
  span.setAttributes({ 'http.response.status_code': reply.statusCode })
  const { tenantId } = request.current!.work
  if (tenantId !== undefined) span.setAttribute('guichet.tenant_id', tenantId)
  if (reply.problem) span.setAttribute('error.type', reply.problem)
  if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}

declare module 'fastify' {
  interface FastifyRequest {
    current?: Current
  }
}
