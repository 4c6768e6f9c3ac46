import type { Endpoint } from '@guichet/contract/endpoint.ts'
import { expect, test } from 'vitest'
import { calls } from '../calls/calls.ts'
import { useValidCalls } from '../calls/catalogue.ts'
import { signedIn } from '../factories/staff.ts'
import { newKey, send } from '../test-server.ts'
import { useBusiness, useTestServer } from '../use-server.ts'
import { brokenOf, type Broken } from './forbidden-values.ts'
import { operationOf } from './printed-document.ts'
import type { Operation } from './printed-operations.ts'
import { tolerated } from './tolerated.ts'

const server = useTestServer()
const staff = useBusiness(server)
const valid = useValidCalls(server, staff)

type Request = { params: Record<string, unknown>; query: Record<string, unknown>; body?: unknown }
type Faulty = Request & { at: string; fault: string }

/** A parameter is text: a value of a wrong type becomes text that cannot be parsed. */
const inAddress = ({ value }: Broken) =>
  value !== null && value !== '' && !(value instanceof Object && !Array.isArray(value))

function faultyOf({ parameters, requestBody }: Operation, request: Request): Faulty[] {
  const places = { path: 'params', query: 'query' } as const
  const inParameters = parameters.flatMap(({ name, in: place, required, schema }) => {
    if (place === 'header') return []
    const part = request[places[place]]
    const faults = brokenOf(schema, part[name] ?? 'x', `/${place}/${name}`).filter(inAddress)
    const changed = faults.map(({ at, fault, value }) => ({
      ...request,
      [places[place]]: { ...part, [name]: value },
      at,
      fault,
    }))
    const { [name]: _, ...others } = request.query
    const missing = { ...request, query: others, at: `/query/${name}`, fault: 'missing' }
    return place === 'query' && required ? [...changed, missing] : changed
  })
  const schema = Object.values(requestBody?.content ?? {})[0]?.schema
  const inBody = schema ? brokenOf(schema, request.body) : []
  const unknown = { ...request.query, notInTheContract: '1' }
  return [
    ...inParameters,
    ...inBody.map(({ at, fault, value }) => ({ ...request, body: value, at: `/body${at}`, fault })),
    { ...request, query: unknown, at: '/query', fault: 'unknown' },
  ]
}

async function statusOf(call: Endpoint, request: Request): Promise<number> {
  // A call that ends its own session must not end the session of the others.
  const isDoor = call.service === 'authorization'
  const who = isDoor ? await signedIn(server, staff.tenantId, staff.accountId) : staff
  const key = call.idempotent && { key: newKey() }
  return (await send(server, who, call, { ...request, ...key } as never)).status
}

test('every tolerated violation has a stated reason', () => {
  expect(tolerated.filter(({ why }) => why.length < 20)).toEqual([])
})

test.each(calls)('%s: a request that the printed schema forbids is refused', async (name, call) => {
  const { params = {}, query = {}, body } = valid[name]
  const requests = faultyOf(operationOf(call), { params, query, body })
  const accepted: string[] = []
  for (const request of requests) {
    const { at, fault } = request
    if (tolerated.some((item) => item.at === `${name} ${at}` && item.fault === fault)) continue
    const status = await statusOf(call, request)
    if (status < 400 || status >= 500) accepted.push(`${status} ${at} ${fault}`)
  }
  expect(accepted).toEqual([])
})
