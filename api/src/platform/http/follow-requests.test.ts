import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { currentWork } from '../jobs/current-work.ts'
import { newId } from '../values/ids.ts'
import type { Claims } from './actor.ts'
import { followRequests } from './follow-requests.ts'

test.each(['GET', 'POST'] as const)(
  'work for a %s has its id, its route, and its business once the session is read',
  async (method) => {
    const tenantId = newId()
    const http = Fastify({ genReqId: () => 'request-1' })
    followRequests(http)
    http.route({
      method,
      url: '/orders/:ref',
      onRequest: async (request) => {
        expect(currentWork()!.work.tenantId).toBeUndefined()
        request.claims = { tenantId } as Claims
      },
      handler: async () => {
        const { requestId, route, tenantId: tenantOfWork } = currentWork()!.work
        return { requestId, route, tenantOfWork }
      },
    })
    // A real connection is needed, as its events deliver the body.
    const address = await http.listen({ port: 0, host: '127.0.0.1' })
    const answer = await fetch(`${address}/orders/12`, {
      method,
      ...(method === 'POST' && {
        body: JSON.stringify({ note: 'a'.repeat(500_000) }),
        headers: { 'content-type': 'application/json' },
      }),
    })
    expect(await answer.json()).toEqual({
      requestId: 'request-1',
      route: '/orders/:ref',
      tenantOfWork: tenantId,
    })
    await http.close()
  },
)
