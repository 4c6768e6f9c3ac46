import { expect, test } from 'vitest'
import { useTestServer } from '../../test/use-server.ts'

const server = useTestServer()
const ask = async (headers: Record<string, string>, url = '/', method: 'GET' | 'HEAD' = 'GET') => {
  const answer = await server.app.http.inject({ method, url, headers })
  const type = String(answer.headers['content-type']).split(';')[0]
  return [answer.statusCode, type, answer.body.includes('<html')]
}
const page = [200, 'text/html', true]

test('the first page is sent to browsers and to programs that accept any type', async () => {
  expect(await ask({ accept: 'text/html,application/xhtml+xml,*/*;q=0.8' })).toEqual(page)
  expect(await ask({ accept: '*/*' })).toEqual(page)
  expect(await ask({})).toEqual(page)
  expect(await ask({ accept: '*/*' }, '/?from=curl')).toEqual(page)
  expect(await ask({ accept: 'text/html' }, '/orders')).toEqual(page)
})

test('HEAD answers as GET, without a body', async () => {
  expect(await ask({ accept: '*/*' }, '/', 'HEAD')).toEqual([200, 'text/html', false])
  expect(await ask({ accept: 'text/html' }, '/orders', 'HEAD')).toEqual([200, 'text/html', false])
  expect((await ask({}, '/health/live', 'HEAD'))[0]).toBe(200)
})

test('other paths, and parts of a page, do not get the page', async () => {
  const missing = [404, 'application/problem+json', false]
  expect(await ask({ accept: 'application/json' })).toEqual(missing)
  expect(await ask({ accept: '*/*', 'sec-fetch-dest': 'script' })).toEqual(missing)
  expect(await ask({ accept: '*/*' }, '/orders')).toEqual(missing)
  expect(await ask({ accept: 'text/html' }, '/api/nothing')).toEqual(missing)
})
