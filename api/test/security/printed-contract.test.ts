import type { Endpoint } from '@guichet/contract/endpoint.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calls, type CallName } from '../calls/calls.ts'
import { signedIn } from '../factories/staff.ts'
import { seed } from '../seed.ts'
import { send } from '../test-server.ts'
import { useBusiness, useTestServer } from '../use-server.ts'
import { operationOf } from './printed-document.ts'
import type { Operation } from './printed-operations.ts'
import { valuesOf } from './schema-values.ts'
import { unprintable } from './unprintable.ts'

const server = useTestServer({ env: { LOG_LEVEL: 'silent' } })
const staff = useBusiness(server)

const runs = Number(process.env.PRINTED_RUNS ?? 12)

type Request = { params: Record<string, unknown>; query: Record<string, unknown>; body: unknown }
function requestsOf({ parameters, requestBody }: Operation): fc.Arbitrary<Request> {
  const part = (place: 'path' | 'query') => {
    const own = parameters.filter((parameter) => parameter.in === place)
    return fc.record(Object.fromEntries(own.map(({ name, schema }) => [name, valuesOf(schema)])), {
      requiredKeys: own.filter(({ required }) => required).map(({ name }) => name),
    })
  }
  const schema = Object.values(requestBody?.content ?? {})[0]?.schema
  return fc.record({
    params: part('path'),
    query: part('query'),
    body: schema ? valuesOf(schema) : fc.constant(undefined),
  }) as fc.Arbitrary<Request>
}

type Problem = { type: string; fields?: { field: string; rule: string }[] }
async function ask(call: Endpoint, request: Request) {
  // Some calls end the sessions of the account.
  const who = await signedIn(server, staff.tenantId, staff.accountId)
  const { status, body, headers } = await send(server, who, call, request as never)
  const isProblem = String(headers['content-type']).includes('problem+json')
  return { status, problem: isProblem ? (body as unknown as Problem) : null }
}
/** Each field with its rule, without list indexes; the type of a problem without fields. */
const rulesOf = (problem: Problem | null): string[] =>
  problem?.fields?.length
    ? problem.fields.map(({ field, rule }) => `${field.replace(/\.\d+/g, '')} ${rule}`)
    : [problem?.type ?? 'unknown']
/** Replaces generated ids of the business and the actor with those of the session. */
const asOwn = (request: Request, call: Endpoint): Request => {
  const { tenant, actor } = {
    tenant: new Set(['collaboratorPublicId', 'collaboratorId']),
    actor: new Set([
      'administratorUserPublicId',
      'requestSenderUserPublicId',
      'userPublicId',
      'userPublicIdThatMadeTheRefund',
    ]),
  }
  const own = (value: unknown, key = ''): unknown => {
    if (tenant.has(key) && typeof value === 'string') return staff.tenantId
    if (actor.has(key) && typeof value === 'string') return staff.accountId
    if (Array.isArray(value)) return value.map((item) => own(item))
    if (value && typeof value === 'object' && !(value instanceof File))
      return Object.fromEntries(
        Object.entries(value).map(([name, item]) => [name, own(item, name)]),
      )
    return value
  }
  return call.access === 'public' ? request : (own(request) as Request)
}

// A stream of events does not end.
test.each(calls.filter(([, { produces }]) => produces !== 'text/event-stream'))(
  '%s: a request that is valid by the printed schema is accepted, or refused as documented',
  async (name, call) => {
    const operation = operationOf(call)
    const surprises = new Map<string, unknown>()
    await fc.assert(
      fc.asyncProperty(requestsOf(operation), async (request) => {
        const sent = asOwn(request, call)
        const { status, problem } = await ask(call, sent)
        // Public calls answer 401 to a wrong password or code.
        if (status === 401 && call.access !== 'public') surprises.set('without a session', sent)
        if (!(status in operation.responses))
          surprises.set(`undocumented ${status} ${problem?.type}`, sent)
        if (status !== 400) return
        const known = unprintable[name]?.rules ?? []
        for (const rule of rulesOf(problem))
          if (!known.includes(rule)) surprises.set(`refused ${rule}`, sent)
      }),
      { numRuns: runs },
    )
    expect([...surprises], `seed ${seed}`).toEqual([])
  },
)

test('every exception belongs to an existing endpoint and says why', () => {
  const names = new Set(calls.map(([name]) => name))
  expect(
    Object.entries(unprintable).filter(
      ([name, { why }]) => !names.has(name as CallName) || why.length < 20,
    ),
  ).toEqual([])
})

test('a file is documented in each of its formats; text is not binary', () => {
  const contentOf = (name: string) => {
    const [, call] = calls.find(([known]) => known === name)!
    const { 200: done } = operationOf(call).responses as Record<number, { content: object }>
    return done!.content
  }
  const bytes = { schema: { type: 'string', format: 'binary' } }
  const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  expect(contentOf('extractJournal')).toEqual({
    [xlsx]: bytes,
    'text/csv': { schema: { type: 'string' } },
  })
  expect(contentOf('extractReport')).toEqual({ [xlsx]: bytes, 'application/pdf': bytes })
  expect(contentOf('watchDay')).toEqual({ 'text/event-stream': { schema: { type: 'string' } } })
})
