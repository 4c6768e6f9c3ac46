import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { pathOf, type Endpoint } from '@guichet/contract/endpoint.ts'
import { endpoints } from '@guichet/contract/index.ts'
import { problems, type ProblemType } from '@guichet/contract/problems.ts'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { printLinks } from './print-links.ts'
import { printSchema } from './print-schema.ts'

const idempotencyText =
  'A repeated key is one operation, answered alike; without it a retry is a new operation. ' +
  'Required in a session of the client `administration` (the portal) and of a key of the API, ' +
  'optional in others.'

function parameters(call: Endpoint) {
  const list = (schema: z.ZodObject | undefined, place: 'path' | 'query') => {
    if (!schema) return []
    const { properties = {}, required = [] } = printSchema(schema, 'input')
    return Object.entries(properties).map(([name, json]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: json,
    }))
  }
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    schema: { type: 'string', format: 'uuid' },
    description: idempotencyText,
  }
  return [
    ...list(call.params, 'path'),
    ...list(call.query, 'query'),
    ...(call.idempotent ? [key] : []),
  ]
}

/** What any call may answer by its nature, beside what it names itself. */
function commonProblems(call: Endpoint): ProblemType[] {
  const when = (isTrue: boolean, ...names: ProblemType[]) => (isTrue ? names : [])
  const isGuarded = call.access !== 'public'
  return [
    'InvalidRequest',
    'MisdirectedRequest',
    'Unavailable',
    ...when(isGuarded, 'SignInRequired', 'NoAccess'),
    ...when(
      isGuarded && Boolean(call.params ?? call.query ?? call.body),
      'NotFound',
      'ForgedActor',
    ),
    ...when(call.restriction !== undefined, 'Restricted'),
    ...when(call.body !== undefined, 'PayloadTooLarge', 'UnsupportedMediaType'),
    ...when(call.idempotent === true, 'KeyReused', 'StillRunning'),
    ...when(call.costly === true, 'TooManyAtOnce'),
  ]
}

/** An answer that asks to retry later says when. */
function headersOf(names: readonly ProblemType[]) {
  const isLater = (name: ProblemType) =>
    [429, 503].includes(problems[name]) || name === 'StillRunning'
  const description = 'Seconds to wait before the next try'
  const schema = { type: 'integer', minimum: 0 }
  return names.some(isLater) ? { headers: { 'Retry-After': { description, schema } } } : {}
}

const restrictionOf = ({ restriction }: Endpoint) =>
  restriction ? `; the restriction ${restriction} forbids it` : ''
const scopesOf = ({ scopes }: Endpoint) =>
  scopes ? `; a key of the API with the scope ${scopes.join(' or ')}` : ''

function operation(name: string, call: Endpoint) {
  const access = Array.isArray(call.access) ? call.access.join(' or ') : (call.access as string)
  const byStatus = Map.groupBy(
    new Set<ProblemType>([...commonProblems(call), ...call.problems]),
    (problem) => problems[problem],
  )
  return {
    operationId: name,
    tags: [call.service],
    summary: call.summary,
    description: `Access: ${access}${restrictionOf(call)}${scopesOf(call)}.`,
    security: call.access === 'public' ? [] : [{ bearer: [] }],
    parameters: parameters(call),
    ...(call.body && {
      requestBody: {
        required: true,
        content: {
          [call.accepts ?? 'application/json']: { schema: printSchema(call.body, 'input') },
        },
      },
    }),
    responses: {
      200: {
        description: 'Done',
        content: {
          [call.produces ?? 'application/json']: {
            schema: call.produces
              ? { type: 'string', format: 'binary' }
              : printSchema(call.reply, 'output'),
          },
        },
        ...printLinks(name),
      },
      ...Object.fromEntries(
        [...byStatus].map(([status, names]) => [
          status,
          {
            description: [...new Set(names)].join(', '),
            ...headersOf(names),
            content: {
              'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
            },
          },
        ]),
      ),
    },
  }
}

/** OpenAPI 3.1, printed from the contract and never written manually. */
export function openApiDocument(publicUrl: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [name, call] of Object.entries(endpoints) as [string, Endpoint][]) {
    const path = pathOf(call).replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(name, call) }
  }
  const Problem = {
    type: 'object',
    required: ['type', 'title', 'status', 'detail', 'instance'],
    properties: {
      type: { enum: Object.keys(problems) },
      title: { type: 'string' },
      status: { type: 'integer' },
      detail: { type: 'string' },
      instance: { type: 'string' },
      message: { type: 'string' },
      fields: { type: 'array', items: { type: 'object' } },
    },
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Guichet',
      version: '1.0',
      description:
        'Paths are matched without regard to case. `Accept-Language` selects the language of problem details. A method that a path does not have is 405, with `Allow`.',
    },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      schemas: { Problem },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}

export async function openApi(app: FastifyInstance, publicUrl: string) {
  const document = openApiDocument(publicUrl)
  app.get('/api/openapi.json', async () => document)
  await app.register(swagger, { mode: 'static', specification: { document: document as never } })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    theme: { title: 'Guichet API' },
  })
}
