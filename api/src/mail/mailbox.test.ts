import { expect, test } from 'vitest'
import { anOrder } from '../../test/factories/sales/orders.ts'
import { refundWhole } from '../../test/factories/sales/refunds.ts'
import { aBusiness } from '../../test/factories/staff.ts'
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

test('the mailbox exists only when nobody but this host has access', async () => {
  const statuses = await Promise.all([
    statusOf({}),
    statusOf({ PUBLIC_URL: 'https://guichet.example' }),
    statusOf({ TRUST_PROXY: '1' }),
    statusOf({ HOST: '0.0.0.0' }),
    statusOf({ SMTP_URL: 'smtp://localhost:1' }),
  ])
  expect(statuses).toEqual([200, 404, 404, 404, 404])
})

test('a request through a proxy, or with another host name, finds no mailbox', async () => {
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

test('an email is shown as it was sent, without a later refund', async () => {
  const server = await openTestServer()
  const staff = await aBusiness(server)
  const { order } = await anOrder(server, staff, { quantity: 2 })
  const { rows } = await server.owner.query<{ id: string }>(
    'select id from mail where order_id = $1',
    [order.publicId],
  )
  const [{ id } = { id: '' }] = rows
  const stateOf = async () =>
    (await server.owner.query('select state from mail where id = $1', [id])).rows[0].state
  const shown = async () =>
    (await server.app.http.inject({ url: `/dev/mail/${staff.tenantId}/${id}/html` })).body
  await expect.poll(stateOf, { timeout: 10_000 }).toBe('sent')
  const sent = await shown()
  expect(sent).toContain('39,98')
  expect((await refundWhole(server, staff, order)).status).toBe(200)
  expect(await shown()).toBe(sent)

  await server.owner.query(`update mail set state = 'erased' where id = $1`, [id])
  const { rows: erased } = await server.owner.query('select content from mail where id = $1', [id])
  expect(erased).toEqual([{ content: null }])
  await server.close()
})
