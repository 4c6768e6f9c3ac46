import net from 'node:net'
import { pathOf } from '@guichet/contract/endpoint.ts'
import { findOrders } from '@guichet/contract/orders/lists/find-orders.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { afterAll, expect, test } from 'vitest'
import { aCartLine } from '../factories/sales/orders.ts'
import { aBusiness } from '../factories/staff.ts'
import { violations } from '../invariants/violations.ts'
import { inFlight, reach, startProcess, tally } from '../race/processes.ts'
import { newKey, openTestServer } from '../test-server.ts'
import { proxiedDatabase } from './proxied-database.ts'
import { isReady, sale, sellSurely, until } from './sales.ts'

const server = await openTestServer()
const staff = await aBusiness(server)
afterAll(() => server.close())

const endConnections = () =>
  server.owner.query(
    `select pg_terminate_backend(pid)
      from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`,
  )
const soldOf = async (slotId: string) =>
  (await server.owner.query('select taken from resource where id = $1', [slotId])).rows[0]
    .taken as number

test('connections are ended 100 times during sales: no process exits, no acknowledged sale is lost or doubled', async () => {
  const app = await startProcess(server.url)
  const { line, slotId } = await aCartLine(server, staff, { capacity: 10_000 })
  try {
    let isOver = false
    const ending = (async () => {
      for (let round = 0; round < 100; round++) {
        await endConnections()
        await new Promise((wake) => setTimeout(wake, 40))
      }
      isOver = true
    })()
    let sold = 0
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        while (!isOver) {
          expect(await sellSurely(app.base, staff, line, { key: newKey() })).toMatchObject({
            status: 200,
          })
          sold += 1
        }
      }),
    )
    await ending
    expect(app.child.exitCode).toBe(null)
    expect(await soldOf(slotId)).toBe(sold)
    expect(await violations(server.owner)).toEqual([])
  } finally {
    await app.stop()
  }
})

test('a lost connection answers 503 with Retry-After, and the next request is served', async () => {
  const app = await startProcess(server.url)
  const { line } = await aCartLine(server, staff)
  try {
    const answers = await inFlight(60, 30, async (i) => {
      if (i === 15) await endConnections()
      const answer = await fetch(app.base + pathOf(sell), {
        method: 'POST',
        body: JSON.stringify(sale(line)['body']),
        headers: {
          authorization: `Bearer ${staff.accessToken}`,
          'content-type': 'application/json',
          'idempotency-key': newKey(),
        },
      })
      return { status: answer.status, retryAfter: answer.headers.get('retry-after') }
    })
    expect(answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([])
    expect(answers.filter(({ status, retryAfter }) => status === 503 && !retryAfter)).toEqual([])
    expect((await reach(app.base, staff, sell, { ...sale(line), key: newKey() })).status).toBe(200)
  } finally {
    await app.stop()
  }
})

test('a silent network: every request is answered, and sales work within 10 s of its return', async () => {
  const database = await proxiedDatabase(server.url)
  const app = await startProcess(database.url)
  const { line } = await aCartLine(server, staff)
  try {
    expect((await reach(app.base, staff, sell, { ...sale(line), key: newKey() })).status).toBe(200)
    database.silence()
    const during = await inFlight(24, 24, () =>
      reach(app.base, staff, sell, { ...sale(line), key: newKey() }),
    )
    expect(tally(during.map(({ status }) => status))).toEqual({ 503: 24 })
    database.restore()
    expect(
      await until(
        async () =>
          (await reach(app.base, staff, sell, { ...sale(line), key: newKey() })).status === 200,
        10,
        'a sale',
      ),
    ).toBeLessThan(10_000)
  } finally {
    await app.stop()
    await database.close()
  }
})

test('twenty long lists that are never read block nothing: another person sells, and the process is ready', async () => {
  await server.owner.query(
    `insert into orders (
        tenant_id, id, reference, status, created_at, first_name, last_name, email, language,
        channel
      )
      select $1, gen_random_uuid(), '9' || lpad(n::text, 7, '0'), 'Completed', now(),
        repeat('Éloïse ', 20), repeat('Côté ', 20), 'long@example.test', 'fr', 'counter'
      from generate_series(1, 4000) n`,
    [staff.tenantId],
  )
  const app = await startProcess(server.url, { env: { DB_POOL: '4' } })
  const { line } = await aCartLine(server, staff)
  const sockets = await Promise.all(Array.from({ length: 4 }, () => unreadLists(app.base, 5)))
  try {
    for (let i = 0; i < 10; i++) {
      expect((await reach(app.base, staff, sell, { ...sale(line), key: newKey() })).status).toBe(
        200,
      )
      expect(await isReady(app.base)).toBe(true)
    }
    // A list that is still being read is idle only briefly between its batches.
    const { rows } = await server.owner.query(
      `select count(*)::int as n
        from pg_stat_activity
        where datname = current_database() and state like 'idle in transaction%'
          and clock_timestamp() - state_change > interval '1 second'`,
    )
    expect(rows[0].n).toBe(0)
  } finally {
    for (const socket of sockets) socket.destroy()
    await app.stop()
  }
})

/** Opens a connection that requests long lists one after another and never reads them. */
async function unreadLists(base: string, count: number) {
  const { hostname, port } = new URL(base)
  const socket = net.connect(Number(port), hostname).on('error', () => {})
  const request = `GET ${pathOf(findOrders)}?collaboratorId=${staff.tenantId}&pageSize=10000 HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${staff.accessToken}\r\n\r\n`
  socket.pause()
  socket.write(request.repeat(count))
  await new Promise((wake) => setTimeout(wake, 300))
  return socket
}

test('a person who requests a hundred costly lists is throttled; another business is served', async () => {
  const other = await aBusiness(server)
  const app = await startProcess(server.url)
  const { line } = await aCartLine(server, other)
  try {
    const query = { collaboratorId: staff.tenantId, pageSize: '10000' }
    const greedy = inFlight(100, 100, () => reach(app.base, staff, findOrders, { query } as never))
    const sales = await inFlight(20, 4, () =>
      reach(app.base, other, sell, { ...sale(line), key: newKey() }),
    )
    expect(tally(sales.map(({ status }) => status))).toEqual({ 200: 20 })
    const modest = await reach(app.base, other, findOrders, {
      query: { collaboratorId: other.tenantId },
    } as never)
    expect(modest.status).toBe(200)
    const statuses = tally((await greedy).map(({ status }) => status))
    expect(Object.keys(statuses).sort()).toEqual(['200', '429'])
    expect(statuses[429]).toBeGreaterThan(50)
  } finally {
    await app.stop()
  }
})
