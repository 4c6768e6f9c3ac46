import http from 'node:http'
import { pathOf } from '@guichet/contract/endpoint.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../src/platform/values/ids.ts'
import { calls } from '../calls/calls.ts'
import { useBusiness, useTestServer } from '../use-server.ts'

let port: number
const agent = new http.Agent({ keepAlive: true, maxSockets: 8 })
const server = useTestServer()
const staff = useBusiness(server)
beforeAll(async () => {
  await server.app.http.listen({ port: 0, host: '127.0.0.1' })
  port = (server.app.http.server.address() as { port: number }).port
})
afterAll(async () => {
  agent.destroy()
})

const everyMethod = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'QUERY']
const declared = new Map<string, Set<string>>()
for (const [, call] of calls) {
  const methods = declared.get(pathOf(call)) ?? new Set<string>()
  methods.add(call.method)
  if (call.method === 'GET') methods.add('HEAD')
  declared.set(pathOf(call), methods)
}

type Way = { body?: string; token?: string }
type MethodAnswer = { status: number | undefined; allow: string[] }
/** Sent over a socket: an injected request accepts methods that a real server refuses. */
const ask = (method: string, path: string, { body, token }: Way) =>
  new Promise<MethodAnswer>((resolve, reject) => {
    const headers = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json', 'content-length': body.length }),
    }
    const request = http.request({ agent, port, host: '127.0.0.1', method, path, headers })
    request.on('response', (answer) => {
      const allow = (answer.headers.allow ?? '').split(', ').sort()
      answer.resume()
      answer.on('end', () => resolve({ status: answer.statusCode, allow }))
    })
    request.on('error', reject)
    request.end(body)
  })

test.each([...declared])(
  '%s: an undeclared method gets 405 with the declared ones',
  async (at, has) => {
    const path = at.replace(/:\w+/g, () => newId())
    const token = staff.accessToken
    const ways: Way[] = [{}, { body: '{}' }, { token }, { token, body: '{"a":1}' }]
    const expected: MethodAnswer = { status: 405, allow: [...has].sort() }
    for (const method of everyMethod.filter((item) => !has.has(item)))
      for (const way of ways)
        expect([method, way, await ask(method, path, way)]).toEqual([method, way, expected])
  },
)
