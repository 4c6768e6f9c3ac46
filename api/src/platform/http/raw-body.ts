import type { FastifyInstance } from 'fastify'

/** Stores the text of a JSON body next to its value, for routes that verify a signature on it. */
export function keepSignedBodies(http: FastifyInstance): void {
  const parse = http.getDefaultJsonParser('error', 'error')
  http.removeContentTypeParser('application/json')
  http.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body)
    if (request.routeOptions.config.keepsBody) request.rawBody = text
    return parse(request, text, done)
  })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    keepsBody?: boolean
  }
  interface FastifyRequest {
    rawBody?: string
  }
}
