import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { mostStreams, watchDay } from '@guichet/contract/today/watch-day.ts'
import { expect, test } from 'vitest'
import { aCartLine } from '../../test/factories/sales/orders.ts'
import { aBusiness, aStaff, type Staff } from '../../test/factories/staff.ts'
import { newKey, send } from '../../test/test-server.ts'
import { useTestServer } from '../../test/use-server.ts'

const server = useTestServer()
const heardBy = async (who: Staff, seconds = '8') => {
  const { status, body, headers } = await send(server, who, watchDay, { query: { seconds } })
  return { status, headers, text: String(body) }
}
const pause = (ms: number) => new Promise<void>((wake) => setTimeout(wake, ms))

test('a sale is reported to streams of its business only', async () => {
  const [staff, stranger] = [await aBusiness(server), await aBusiness(server)]
  const { line } = await aCartLine(server, staff)
  const watching = Promise.all([heardBy(staff), heardBy(stranger)])
  await pause(1500)
  await send(server, staff, sell, {
    body: { tickets: [line], payment: { method: 'cash' } },
    key: newKey(),
  })
  const [own, other] = await watching
  expect(own.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
  })
  expect(own.text).toMatch(/^retry: 3000\nevent: open\ndata:\n\n/)
  expect(own.text).toContain('event: changed\ndata:\n\n')
  expect(own.text).not.toContain(staff.tenantId)
  // The first one is for writes before the process listened.
  expect(other.text.split('event: changed').length).toBeLessThan(
    own.text.split('event: changed').length,
  )
})

test('a session has a limited number of streams, and an ended one makes room', async () => {
  const staff = await aBusiness(server)
  const open = Promise.all(Array.from({ length: mostStreams }, () => heardBy(staff, '1')))
  await pause(300)
  expect((await send(server, staff, watchDay, { query: { seconds: '1' } })).body.type).toBe(
    'TooManyAtOnce',
  )
  expect((await open).map(({ status }) => status)).toEqual(Array(mostStreams).fill(200))
  expect((await heardBy(staff, '1')).status).toBe(200)
})

test.each([{ seconds: '0' }, { seconds: '3601' }, { seconds: 'x' }, { other: '1' }])(
  '%j is rejected at once',
  async (query) => {
    const staff = await aBusiness(server)
    expect((await send(server, staff, watchDay, { query: query as never })).status).toBe(400)
  },
)

test('a caller without access to the board may not watch it', async () => {
  const business = await aBusiness(server)
  const clerk = await aStaff(server, business, { accesses: ['Tickets'] })
  expect((await send(server, clerk, watchDay, { query: {} })).status).toBe(403)
})

test('the stream of a locked session ends at its next heartbeat', async () => {
  const staff = await aBusiness(server)
  const begun = Date.now()
  const watching = heardBy(staff, '60')
  await pause(500)
  await server.owner.query('update session set locked_at = now() where id = $1', [staff.sessionId])
  expect((await watching).status).toBe(200)
  expect(Date.now() - begun).toBeLessThan(40_000)
}, 60_000)
