import { isAnonymous } from '@guichet/contract/access.ts'
import type { Endpoint } from '@guichet/contract/endpoint.ts'
import type { JsonSchema } from '@guichet/contract/printed-schema.ts'
import { problems, type ProblemType } from '@guichet/contract/problems.ts'
import type { z } from 'zod'
import { exampleOf } from './examples.ts'
import { printLinks } from './print-links.ts'
import type { SchemaPrinter } from './print-schema.ts'

const idempotencyKey = { $ref: '#/components/parameters/IdempotencyKey' }
const header = (name: string) => ({ $ref: `#/components/headers/${name}` })

/** Values in a URL are text, so an example of a number is converted. */
const ofType = ({ type }: JsonSchema, example: unknown): unknown =>
  (type === 'integer' || type === 'number') && example !== undefined ? Number(example) : example

function parameters(name: string, call: Endpoint, printer: SchemaPrinter) {
  const { request = {} } = exampleOf(name)
  const list = (schema: z.ZodObject | undefined, place: 'path' | 'query') => {
    const given = place === 'path' ? request.params : request.query
    return Object.entries(schema?.shape ?? {}).map(([field, inner]) => {
      const isGiven = (inner as z.ZodType).safeParse(undefined).success
      const printed = printer.print(inner as z.ZodType, 'input')
      const example = ofType(printed, given?.[field])
      return {
        name: field,
        in: place,
        required: place === 'path' || !isGiven,
        schema: printed,
        ...(example !== undefined && { example }),
      }
    })
  }
  return [
    ...list(call.params, 'path'),
    ...list(call.query, 'query'),
    ...(call.idempotent ? [idempotencyKey] : []),
  ]
}

/** Problems that any call may have, in addition to its declared ones. */
function commonProblems(call: Endpoint): ProblemType[] {
  const when = (isTrue: boolean, ...names: ProblemType[]) => (isTrue ? names : [])
  const isGuarded = !isAnonymous(call.access)
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
    ...when(call.scopes !== undefined, 'TooManyRequests'),
  ]
}

/** Headers of all answers of a call. */
const headersOf = ({ scopes, deprecated }: Endpoint) => ({
  ...(scopes && { RateLimit: header('RateLimit'), 'RateLimit-Policy': header('RateLimitPolicy') }),
  ...(deprecated && { Deprecation: header('Deprecation'), Sunset: header('Sunset') }),
})
/** Whether an answer has the header with the time to retry. */
const isLater = (name: ProblemType) =>
  [429, 503].includes(problems[name]) || name === 'StillRunning'
const withHeaders = (headers: object) => (Object.keys(headers).length > 0 ? { headers } : {})

/** Problems of one status, distinguished by `type`. */
const printProblems = (call: Endpoint, names: readonly ProblemType[]) => ({
  description: names.join(', '),
  ...withHeaders({
    ...headersOf(call),
    ...(names.some(isLater) && { 'Retry-After': header('RetryAfter') }),
  }),
  content: {
    'application/problem+json': {
      schema: {
        allOf: [
          { $ref: '#/components/schemas/Problem' },
          {
            type: 'object',
            required: ['type'],
            properties: { type: { type: 'string', enum: names } },
          },
        ],
      },
    },
  },
})

function problemsByStatus(call: Endpoint) {
  const names = new Set<ProblemType>([...commonProblems(call), ...call.problems])
  const byStatus = Map.groupBy(names, (problem) => problems[problem])
  return Object.fromEntries(
    [...byStatus].map(([status, each]) => [status, printProblems(call, each)]),
  )
}

function describe({ access, restriction, scopes, idempotent, deprecated }: Endpoint): string {
  const asked = Array.isArray(access) ? access.join(' or ') : (access as string)
  return [
    `Access: ${asked}`,
    restriction && `; the restriction ${restriction} forbids it`,
    scopes && `; a key of the API with the scope ${scopes.join(' or ')}`,
    '.',
    idempotent && ' Sent again with the same `Idempotency-Key` it is the same operation.',
    deprecated && ` Deprecated since ${deprecated.since}, answered until ${deprecated.sunset}`,
    deprecated && (deprecated.instead ? `; call ${deprecated.instead} instead.` : '.'),
  ]
    .filter(Boolean)
    .join('')
}

/** A session of a person, or an API key with any of the scopes. */
const securityOf = ({ access, scopes = [] }: Endpoint) =>
  isAnonymous(access) ? [] : [{ session: [] }, ...scopes.map((scope) => ({ key: [scope] }))]

const capital = (name: string) => name.slice(0, 1).toUpperCase() + name.slice(1)

/** Creates an Operation Object of OpenAPI 3.1. */
export function printOperation(name: string, call: Endpoint, printer: SchemaPrinter) {
  const { request, response } = exampleOf(name)
  const example = (value: unknown) => (value === undefined ? {} : { example: value })
  return {
    operationId: name,
    tags: [call.service],
    summary: call.summary,
    description: describe(call),
    ...(call.deprecated && { deprecated: true }),
    security: securityOf(call),
    parameters: parameters(name, call, printer),
    ...(call.body && {
      requestBody: {
        required: true,
        content: {
          [call.accepts ?? 'application/json']: {
            schema: printer.print(call.body, 'input', `${capital(name)}Request`),
            ...example(request?.body),
          },
        },
      },
    }),
    responses: {
      200: {
        description: 'Done',
        ...withHeaders(headersOf(call)),
        content: {
          ...filesOf(call),
          ...(!call.produces && {
            'application/json': {
              schema: printer.print(call.reply, 'output', `${capital(name)}Response`),
              ...example(response),
            },
          }),
        },
        ...printLinks(name),
      },
      ...problemsByStatus(call),
    },
  }
}

/** Media types of a file: text types are text, all others binary. */
const filesOf = ({ produces = [] }: Endpoint) =>
  Object.fromEntries(
    [produces]
      .flat()
      .map((type) => [
        type,
        { schema: { type: 'string', ...(!type.startsWith('text/') && { format: 'binary' }) } },
      ]),
  )
