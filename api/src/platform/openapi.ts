import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { pathOf, type Endpoint } from '@guichet/contract/endpoint.ts'
import { wire } from '@guichet/contract/index.ts'
import { refusals } from '@guichet/contract/refusals.ts'

type JsonSchema = { properties?: Record<string, unknown>; required?: string[] }
const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' }) as JsonSchema & { $schema?: string }
  return json
}

function parameters(call: Endpoint) {
  const list = (schema: z.ZodObject | undefined, place: 'path' | 'query') => {
    if (!schema) return []
    const { properties = {}, required = [] } = schemaOf(schema, 'input')
    return Object.entries(properties).map(([name, json]) => ({ name, in: place, required: place === 'path' || required.includes(name), schema: json }))
  }
  const key = { name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string', format: 'uuid' }, description: 'A repeated key is one deed, answered alike; without it a retry is a new deed.' }
  return [...list(call.params, 'path'), ...list(call.query, 'query'), ...(call.once ? [key] : [])]
}

function operation(name: string, call: Endpoint) {
  const access = Array.isArray(call.access) ? call.access.join(' or ') : call.access as string
  const byStatus = Map.groupBy(['InvalidRequest' as const, ...(call.access === 'public' ? [] : ['SignInRequired' as const, 'NoAccess' as const]), ...(call.restriction ? ['Restricted' as const] : []), ...call.refusals], (refusal) => refusals[refusal])
  return {
    operationId: name, tags: [call.service], summary: call.summary, description: `Access: ${access}${call.restriction ? `; the restriction ${call.restriction} forbids it` : ''}.`,
    security: call.access === 'public' ? [] : [{ bearer: [] }],
    parameters: parameters(call),
    ...(call.body && { requestBody: { required: true, content: { [call.accepts ?? 'application/json']: { schema: schemaOf(call.body, 'input') } } } }),
    responses: {
      200: { description: 'Done', content: { [call.produces ?? 'application/json']: { schema: call.produces ? { type: 'string', format: 'binary' } : schemaOf(call.reply, 'output') } } },
      ...Object.fromEntries([...byStatus].map(([status, names]) => [status, { description: [...new Set(names)].join(', '), content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } } }])),
    },
  }
}

/** OpenAPI 3.1, printed from the contract and never written by hand. */
export function openApiDocument(publicUrl: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [name, call] of Object.entries(wire) as [string, Endpoint][]) {
    const path = pathOf(call).replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(name, call) }
  }
  const Problem = {
    type: 'object', required: ['type', 'title', 'status', 'detail', 'instance'],
    properties: { type: { enum: Object.keys(refusals) }, title: { type: 'string' }, status: { type: 'integer' }, detail: { type: 'string' }, instance: { type: 'string' }, message: { type: 'string' }, fields: { type: 'array', items: { type: 'object' } } },
  }
  return {
    openapi: '3.1.0', info: { title: 'Guichet', version: '1.0', description: 'Paths are matched without regard to case. `Accept-Language` selects the language of problem details.' },
    servers: [{ url: publicUrl }], paths, components: { schemas: { Problem }, securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
  }
}

export async function openApi(app: FastifyInstance, publicUrl: string) {
  const document = openApiDocument(publicUrl)
  app.get('/api/openapi.json', async () => document)
  await app.register(swagger, { mode: 'static', specification: { document: document as never } })
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true, theme: { title: 'Guichet API' } })
}
