import { expect, test } from 'vitest'
import { openTestServer } from '../../test/test-server.ts'

const statusOf = async (env: NodeJS.ProcessEnv, headers: Record<string, string> = {}) => {
  const server = await openTestServer({ env })
  const answer = await server.app.http.inject({
    url: '/dev/mail',
    headers: { accept: 'text/html', ...headers },
  })
  await server.close()
  return answer.statusCode
}

test('the mailbox exists only where nobody but this machine can ask', async () => {
  const statuses = await Promise.all([
    statusOf({}),
    statusOf({ PUBLIC_URL: 'https://guichet.example' }),
    statusOf({ TRUST_PROXY: '1' }),
    statusOf({ HOST: '0.0.0.0' }),
    statusOf({ SMTP_URL: 'smtp://localhost:1' }),
  ])
  expect(statuses).toEqual([200, 404, 404, 404, 404])
})

test('a request that came by a proxy, or by another name, finds no mailbox', async () => {
  const server = await openTestServer({ env: { ALLOWED_HOSTS: 'probe.internal' } })
  const ask = async (headers: Record<string, string>) =>
    (await server.app.http.inject({ url: '/dev/mail', headers })).statusCode
  const asked = [
    { host: 'localhost:3999' },
    { host: '127.0.0.1:3999' },
    { host: '[::1]:3999' },
    { forwarded: 'for=203.0.113.7' },
    { 'x-forwarded-for': '203.0.113.7' },
    { 'x-forwarded-host': 'localhost' },
    { 'x-forwarded-proto': 'https' },
    { 'x-real-ip': '203.0.113.7' },
    { via: '1.1 proxy' },
    { host: 'probe.internal' },
  ]
  const statuses: number[] = []
  for (const headers of asked) statuses.push(await ask(headers as Record<string, string>))
  expect(statuses).toEqual([200, 200, 200, ...Array.from({ length: 7 }, () => 404)])
  await server.close()
})
