import { resendOrder } from '@guichet/contract/orders/emails/resend-order.ts'
// @vitest-environment happy-dom
import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { findOrders } from '@guichet/contract/orders/lists/find-orders.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { keepAccessToken, refreshWith } from '../session/access-token.ts'
import { ApiError } from './api-error.ts'
import { call, configureCalls } from './call.ts'

const id = '01997182-7880-7136-85a2-85859b45aea8'
const problem = (type: string, status: number, data = {}) =>
  Response.json({ type, status, title: '', detail: '', instance: 'r-1', ...data }, { status })
const answers = (...replies: (() => Response)[]) => {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) =>
    (replies.shift() ?? (() => Response.json({})))(),
  )
  vi.stubGlobal('fetch', fetch)
  return fetch
}
const headersOf = (fetch: ReturnType<typeof answers>, nth = 0) =>
  fetch.mock.calls[nth]![1].headers as Record<string, string>
const signedOut = vi.fn(async () => false)

beforeEach(() => {
  signedOut.mockClear()
  keepAccessToken('old')
  refreshWith(async () => 'new')
  configureCalls({
    services: { order: 'https://orders.example/base' },
    language: () => 'en',
    onSignedOut: signedOut,
  })
})

test('sends a call to the configured service, with token, language and query', async () => {
  const fetch = answers()
  await call(findOrders, { query: { collaboratorId: id, query: 'roy & fils', page: '2' } })
  expect(fetch.mock.calls[0]![0]).toBe(
    `https://orders.example/base/1.0/ElasticSearchOrder?collaboratorId=${id}&query=roy+%26+fils&page=2`,
  )
  expect(headersOf(fetch)).toMatchObject({ authorization: 'Bearer old', 'accept-language': 'en' })
})

test('a path parameter cannot change the rest of the path', async () => {
  const fetch = answers()
  await call(getOrder, { params: { ref: '../x?y' } })
  expect(fetch.mock.calls[0]![0]).toBe('https://orders.example/base/1.0/order/..%2Fx%3Fy')
})

test('an expired token is renewed once, and the call is repeated with the same idempotency key', async () => {
  const fetch = answers(
    () => problem('SignInRequired', 401),
    () => Response.json({ mailPublicId: id }),
  )
  await call(resendOrder, { body: { orderPublicId: id } }, { idempotencyKey: 'k-1' })
  expect(headersOf(fetch, 1)).toMatchObject({
    authorization: 'Bearer new',
    'idempotency-key': 'k-1',
  })
  expect(fetch).toHaveBeenCalledTimes(2)
  expect(signedOut).not.toHaveBeenCalled()
})

test('concurrent calls share one renewal', async () => {
  const renew = vi.fn(async () => 'new')
  refreshWith(renew)
  answers(
    () => problem('SignInRequired', 401),
    () => problem('SignInRequired', 401),
  )
  await Promise.all([
    call(getOrder, { params: { ref: 'A' } }),
    call(getOrder, { params: { ref: 'B' } }),
  ])
  expect(renew).toHaveBeenCalledTimes(1)
})

test('a session ends when its token cannot be renewed', async () => {
  refreshWith(async () => null)
  answers(() => problem('SignInRequired', 401))
  await expect(call(getOrder, { params: { ref: 'A' } })).rejects.toMatchObject({
    type: 'SignInRequired',
  })
  expect(signedOut).toHaveBeenCalledTimes(1)
})

test('after a new sign-in the call is repeated unchanged, with the same idempotency key', async () => {
  refreshWith(async () => null)
  const fetch = answers(
    () => problem('SignInRequired', 401),
    () => Response.json({ mailPublicId: id }),
  )
  signedOut.mockImplementationOnce(async () => {
    keepAccessToken('after')
    return true
  })
  const body = { orderPublicId: id }
  await call(resendOrder, { body }, { idempotencyKey: 'k-1' })
  expect(signedOut).toHaveBeenCalledExactlyOnceWith('write')
  expect(headersOf(fetch, 1)).toMatchObject({
    authorization: 'Bearer after',
    'idempotency-key': 'k-1',
  })
  expect(fetch.mock.calls[1]![1].body).toBe(fetch.mock.calls[0]![1].body)
  answers(() => problem('SignInRequired', 401))
  await expect(call(resendOrder, { body }, { isLast: true })).rejects.toThrow()
  expect(signedOut).toHaveBeenCalledOnce()
})

test('a problem keeps its type, data and fields', async () => {
  answers(() =>
    problem('NotEnoughInventory', 409, {
      remaining: 2,
      fields: [{ field: 'quantity', rule: 'maxValue', detail: 'x' }],
    }),
  )
  const error = (await call(getOrder, { params: { ref: 'A' } }).catch(
    (error: unknown) => error,
  )) as ApiError
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({
    type: 'NotEnoughInventory',
    status: 409,
    data: { remaining: 2 },
    requestId: null,
    fields: [{ field: 'quantity' }],
  })
})

test('an unexpected error has its request id, for the support', async () => {
  answers(() => problem('Unexpected', 500))
  await expect(call(getOrder, { params: { ref: 'A' } })).rejects.toMatchObject({ requestId: 'r-1' })
})

test('no network and a timeout are problems with types of their own', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => {
      throw new TypeError('failed')
    }),
  )
  await expect(call(getOrder, { params: { ref: 'A' } })).rejects.toMatchObject({
    type: 'Unreachable',
  })
  answers(() => new Response('<html>', { status: 503 }))
  await expect(call(getOrder, { params: { ref: 'A' } })).rejects.toMatchObject({
    type: 'Unavailable',
  })
  answers(() => new Response('boom', { status: 500 }))
  await expect(call(getOrder, { params: { ref: 'A' } })).rejects.toMatchObject({
    type: 'Unexpected',
  })
})
