import { pathOf } from '@guichet/contract/endpoint.ts'
import { findOrders } from '@guichet/contract/orders/lists/find-orders.ts'
import { expect, test } from 'vitest'
import { useTestServer } from '../use-server.ts'

const server = useTestServer()

test.each([
  ['a response', 'GET', '/health/live', 200],
  ['a request without a session', 'GET', pathOf(findOrders), 401],
  ['a missing address', 'GET', '/api/order/1.0/nothing', 404],
  ['an undeclared method', 'PATCH', pathOf(findOrders), 405],
  ['a request for another host', 'GET', '/health/live', 421],
  ['a page', 'GET', '/', 200],
  ['the page of the API', 'GET', '/api/docs', 200],
  ['a script of the API page', 'GET', '/api/docs/static/swagger-initializer.js', 200],
] as const)('%s has security headers and the id of the request', async (_, method, url, status) => {
  const { statusCode, headers } = await server.app.http.inject({
    method,
    url,
    headers: {
      host: status === 421 ? 'evil.example' : 'localhost',
      accept: url === '/' ? 'text/html' : 'application/json',
    },
  })
  // Without a build, the page answers 503.
  expect(url === '/' ? [200, 503] : [status]).toContain(statusCode)
  expect(headers).toMatchObject({
    'content-security-policy': expect.stringMatching(
      /^default-src 'none';script-src 'self' 'wasm-unsafe-eval';.*frame-ancestors 'none'/,
    ),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
  expect(headers).not.toHaveProperty('strict-transport-security')
})
