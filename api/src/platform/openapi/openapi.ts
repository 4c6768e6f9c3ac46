import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { apiVersion } from '@guichet/contract/api-version.ts'
import { pathOf, type Endpoint } from '@guichet/contract/endpoint.ts'
import * as endpoints from '@guichet/contract/index.ts'
import { problems } from '@guichet/contract/problems.ts'
import type { FastifyInstance } from 'fastify'
import { printOperation } from './print-operation.ts'
import { SchemaPrinter } from './print-schema.ts'

const tags = {
  administration: 'Staff, roles, clients, consents, exports, views, work in the background',
  authorization: 'Sessions, second factors, passwords',
  collaborator: 'The catalogue: activities, equipment, lodging, products, packages, promo codes',
  configuration: 'Settings of the business: its page, emails, keys of the API, webhooks',
  exploring: 'Timetables, available days and times, the calendar, stock',
  files: 'Pictures',
  lodging: 'Stays and bookings of nights',
  maps: 'Where an address is',
  order: 'Carts, sales, orders, refunds, quotes, tills',
  payment: 'Payments by link and at a terminal, notifications of their providers',
  search: 'Search of everything',
  ticketing: 'Tickets, validation at the gate, moved and exchanged tickets',
  user: 'The person who is signed in',
}

const Problem = {
  type: 'object',
  description: 'RFC 9457. `type` is stable and tells problems apart; the rest is for people.',
  required: ['type', 'title', 'status', 'detail', 'instance'],
  properties: {
    type: { type: 'string', enum: Object.keys(problems) },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string', description: 'A sentence in the asked language' },
    instance: { type: 'string', description: 'The id of the request, as in `X-Request-Id`' },
    message: { type: 'string' },
    fields: { type: 'array', items: { $ref: '#/components/schemas/FieldProblem' } },
  },
  additionalProperties: true,
}
const FieldProblem = {
  type: 'object',
  description: 'One field that breaks a rule',
  required: ['field', 'rule', 'detail'],
  properties: {
    field: { type: 'string', description: 'Its path, as `tickets.0.productId`' },
    rule: { type: 'string' },
    detail: { type: 'string' },
  },
}

const IdempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', format: 'uuid' },
  description:
    'A repeated key is one operation, answered alike; without it a retry is a new operation. ' +
    'Required in a session of the client `administration` (the portal) and of a key of the API, ' +
    'optional in others.',
}

const headers = {
  RateLimit: {
    description:
      'Only to a key of the API: how many calls are left (`r`) and when the count begins anew, in seconds (`t`)',
    schema: { type: 'string', examples: ['"key";r=599;t=60'] },
  },
  RateLimitPolicy: {
    description: 'Only to a key of the API: so many calls (`q`) in so many seconds (`w`)',
    schema: { type: 'string', examples: ['"key";q=600;w=60'] },
  },
  RetryAfter: {
    description: 'Seconds to wait before the next try',
    schema: { type: 'integer', minimum: 0 },
  },
  Deprecation: {
    description: 'Since when the call is deprecated, as RFC 9745 says it',
    schema: { type: 'string', examples: ['@1767225600'] },
  },
  Sunset: {
    description: 'Until when the call is answered, as RFC 8594 says it',
    schema: { type: 'string', examples: ['Fri, 01 Jan 2027 00:00:00 GMT'] },
  },
}

const securitySchemes = {
  session: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The access token of a person who is signed in',
  },
  key: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'gk_…',
    description:
      'A key of the API. What a call asks of it here are scopes; any one of those listed is enough.',
  },
}

const description = [
  'Paths are matched without regard to case. `Accept-Language` selects the language of problem details. A method that a path does not have is 405, with `Allow`.',
  'What a call refuses is a problem (RFC 9457), told by its `type`. A list is answered in pages where it has `page` and `pageSize`: `items`, `total`, and `totalIsCapped` where counting stopped at `total`.',
  'A key of the API may send so many calls a minute; `RateLimit` says what is left, and a call beyond is 429 with `Retry-After`.',
  'Times are UTC, money is Canadian dollars. New members of an answer may come at any time; a client ignores what it does not know.',
].join('\n\n')

/** Creates the OpenAPI 3.1 document from the contract. */
export function openApiDocument(publicUrl: string) {
  const printer = new SchemaPrinter()
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [name, call] of Object.entries(endpoints) as [string, Endpoint][]) {
    const path = pathOf(call).replace(/:(\w+)/g, '{$1}')
    const operation = printOperation(name, call, printer)
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation }
  }
  const { document, schemas } = printer.finish(paths)
  return {
    openapi: '3.1.0',
    info: { title: 'Guichet', version: apiVersion, description },
    servers: [{ url: publicUrl }],
    tags: Object.entries(tags).map(([name, text]) => ({ name, description: text })),
    paths: document,
    components: {
      schemas: { ...schemas, Problem, FieldProblem },
      parameters: { IdempotencyKey },
      headers,
      securitySchemes,
    },
  }
}

/**
 * Serves the document and its pages. It is created for the first reader, so that a start takes less
 * time.
 */
export async function openApi(app: FastifyInstance, publicUrl: string) {
  let printed: ReturnType<typeof openApiDocument> | undefined
  const document = () => (printed ??= openApiDocument(publicUrl))
  app.get('/api/openapi.json', async () => document())
  const specification = { document: { toJSON: document } as never }
  await app.register(swagger, { mode: 'static', specification })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    theme: { title: 'Guichet API' },
  })
}
