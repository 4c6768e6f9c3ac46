import { pathOf } from '@guichet/contract/endpoint.ts'
import { expect, test } from 'vitest'
import { calls } from '../calls/calls.ts'
import { useValidCalls } from '../calls/catalogue.ts'
import { inFlight, startProcess } from '../race/processes.ts'
import { newKey } from '../test-server.ts'
import { useBusiness, useTestServer } from '../use-server.ts'
import { proxiedDatabase } from './proxied-database.ts'

const server = useTestServer()
const staff = useBusiness(server)
const valid = useValidCalls(server, staff)

/** Requests of a call, as its clients send them. */
function requestOf([name, call]: (typeof calls)[number]): [path: string, init: RequestInit] {
  const { params = {}, query = {}, body } = valid[name]
  const path = pathOf(call).replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent((params as Record<string, string>)[key] ?? ''),
  )
  const init: RequestInit = {
    method: call.method,
    headers: {
      authorization: `Bearer ${staff.accessToken}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(call.idempotent && { 'idempotency-key': newKey() }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }
  return [`${path}?${new URLSearchParams(query as Record<string, string>)}`, init]
}

test('without the database every endpoint answers 503 with Retry-After, or rejects the request', async () => {
  const database = await proxiedDatabase(server.url)
  const app = await startProcess(database.url)
  try {
    await database.close()
    const answers = await inFlight(calls.length, 4, async (place) => {
      const [path, init] = requestOf(calls[place]!)
      const { status, headers } = await fetch(app.base + path, init)
      return { name: calls[place]![0], status, retryAfter: headers.get('retry-after') }
    })
    const others = answers.filter(({ status, retryAfter }) => status !== 503 || !retryAfter)
    expect(others.filter(({ status }) => status < 400 || status >= 500)).toEqual([])
    // Events of providers without their signature.
    expect(others.length).toBeLessThan(5)
    expect(app.output()).not.toContain('unexpected error')
  } finally {
    await app.stop()
  }
})
