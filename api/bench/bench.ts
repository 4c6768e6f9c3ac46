import { parseArgs } from 'node:util'
import { pathOf } from '@guichet/contract/endpoint.ts'
import { findOrders } from '@guichet/contract/orders/lists/find-orders.ts'
import { refundOrder } from '@guichet/contract/orders/refunds/refund-order.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { getBusiness } from '@guichet/contract/ticket-office/get-business.ts'
import type autocannon from 'autocannon'
import { verifyPassword, hashPassword } from '../src/sign-in/passwords.ts'
import { aSlot } from '../test/factories/catalogue/catalogue.ts'
import { aCartLine, anOrder } from '../test/factories/sales/orders.ts'
import { startProcess } from '../test/race/processes.ts'
import { openTestServer, send, newKey } from '../test/test-server.ts'
import { benchCatalogue } from './bench-catalogue.ts'
import { benchDatabase } from './bench-database.ts'
import { captured, pgbenchScript, type Statement } from './capture.ts'
import { interleaved, percentile, times, type Line } from './measure.ts'
import { hasPgbench, pgbench } from './pgbench.ts'
import { answersPerSecond, salesPerSecond } from './selling.ts'

// `npm run bench [-- --orders 20000 --seconds 4]`: ratios to a baseline measured in the same run;
// absolute figures are printed without a goal.
const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '20000' },
    seconds: { type: 'string', default: '4' },
  },
})
const seconds = Number(values.seconds)
const lines: Line[] = []
const add = (
  what: string,
  goal: number,
  { ours, baseline, ratio }: { ours: number; baseline: number; ratio: number },
  unit: string,
) => {
  lines.push({
    what,
    goal: `≥ ${goal}`,
    ratio,
    ours: `${ours.toFixed(0)} ${unit}`,
    baseline: `${baseline.toFixed(0)} ${unit}`,
    holds: ratio >= goal,
  })
  console.log(
    `${ratio >= goal ? 'ok  ' : 'MISS'} ${what}: ${ratio.toFixed(2)} (goal ≥ ${goal}); ${ours.toFixed(0)} against ${baseline.toFixed(0)} ${unit}`,
  )
}
const cannon = (options: autocannon.Options) => answersPerSecond({ duration: seconds, ...options })

const database = await benchDatabase(Number(values.orders))
const server = await openTestServer({ url: database.url })
// The worker of this process would add its own statements to the captured ones.
server.app.worker.wake = () => {}
const app = await startProcess(database.url)
const staff = database.staff(server)
const { accessToken, tenantId } = await staff
const bearer = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' }
const known = new Set([tenantId, (await staff).accountId, (await staff).sessionId])

if (!hasPgbench())
  console.log(
    'pgbench is missing (Debian: apt-get install postgresql): the comparisons with raw SQL are left out.',
  )
else {
  // 1 A sale of two tickets, compared with its SQL on the same server.
  const slots = await Promise.all(
    [1].map(async () => {
      const { line, slotId, activityId } = await aCartLine(server, await staff, {
        quantity: 2,
        capacity: 10_000,
      })
      const others = []
      for (let i = 1; i < 100; i++)
        others.push(
          await aSlot(server, await staff, {
            activityId,
            quantity: 10_000,
            date: `2031-0${1 + (i % 9)}-${String(1 + (i % 28)).padStart(2, '0')}`,
            begin: `${String(8 + (i % 3)).padStart(2, '0')}:00`,
            end: `${String(12 + Math.floor(i / 28)).padStart(2, '0')}:00`,
          }),
        )
      return { line, slotId, others }
    }),
  )
  const { line, slotId, others } = slots[0]!
  await server.owner.query('create table bench_slot (n int primary key, id uuid); ')
  await server.owner.query('grant select on bench_slot to guichet_app')
  const all = [slotId, ...others.map((slot) => slot.slotId)]
  for (const [i, id] of all.entries())
    await server.owner.query('insert into bench_slot values ($1, $2)', [i + 1, id])
  await server.owner.query('update resource set quantity = 1000000 where kind = $1', ['slot'])
  for (const id of [line.productId]) known.add(id)
  const bodies = [
    line,
    ...others.map((slot) => ({
      ...line,
      activationDateTimeUtc: slot.activationDateTimeUtc,
      timeslotBegin: slot.timeslotBegin,
      timeslotEnd: slot.timeslotEnd,
    })),
  ].map((ticket) => JSON.stringify({ tickets: [ticket], payment: { method: 'cash' } }))
  const sale: Statement[] = await captured(async () =>
    send(server, await staff, sell, {
      body: { tickets: [line], payment: { method: 'cash' } },
      key: newKey(),
    }),
  )
  console.log(`     a sale is ${sale.length} statements`)
  const selling = (clients: number, sold: readonly string[]) =>
    salesPerSecond({ base: app.base, accessToken, bodies: sold, clients, seconds })
  const idsOfSlots = { captured: slotId, all }
  add(
    'sale over HTTP, 100 slots, 8 clients / pgbench, the same SQL',
    0.45,
    await interleaved(
      () => selling(8, bodies),
      () => pgbench(database.url, pgbenchScript(sale, known, idsOfSlots), 8, seconds),
    ),
    'sales/s',
  )
  add(
    'sale over HTTP, one hot slot, 32 clients / pgbench, the same SQL',
    0.8,
    await interleaved(
      () => selling(32, bodies.slice(0, 1)),
      () => pgbench(database.url, pgbenchScript(sale, new Set([...known, slotId])), 32, seconds),
    ),
    'sales/s',
  )

  // 2 The first page of orders, compared with its SELECTs in the same transaction.
  const list = `${pathOf(findOrders)}?collaboratorId=${tenantId}`
  const page = await captured(async () =>
    send(server, await staff, findOrders, { query: { collaboratorId: tenantId } }),
  )
  add(
    'a page of 25 orders over HTTP / pgbench, the same SQL',
    0.14,
    await interleaved(
      () => cannon({ url: app.base + list, connections: 8, headers: bearer }),
      () => pgbench(database.url, pgbenchScript(page, known), 8, seconds),
    ),
    'pages/s',
  )

  // 3 Search by part of a name.
  const search = await captured(async () =>
    send(server, await staff, findOrders, {
      query: { collaboratorId: tenantId, query: 'tremblay' },
    }),
  )
  add(
    'finding an order by name over HTTP / pgbench, the same SQL',
    0.14,
    await interleaved(
      () => cannon({ url: `${app.base}${list}&query=tremblay`, connections: 8, headers: bearer }),
      () => pgbench(database.url, pgbenchScript(search, known), 8, seconds),
    ),
    'finds/s',
  )

  // 4 A refund, compared with its statements over one connection for another order of the same
  // shape.
  const orders: string[] = []
  for (let i = 0; i < 42; i++)
    orders.push((await anOrder(server, await staff, { quantity: 1 })).order.publicId)
  const refund = async (id: string) => {
    const { status, body } = await send(server, await staff, refundOrder, {
      body: {
        orderPublicId: id,
        productsToRefund: [],
        isRefundingAll: true,
        refundReason: 'Mesure',
      },
      key: newKey(),
    })
    if (status !== 200) throw new Error(`the refund failed: ${JSON.stringify(body)}`)
  }
  const statements = await captured(() => refund(orders[0]!))
  const client = await server.pool.connect()
  // The writes are rolled back each time, so that the statements can run again; this side has no
  // commit.
  const byHand = async () => {
    for (const { text, values: bound } of statements)
      if (text !== 'commit') await client.query(text, bound as never).catch(() => {})
    await client.query('rollback')
  }
  let refunded = 0
  const [http, raw] = [
    percentile(await times(40, () => refund(orders[1 + refunded++]!)), 0.5),
    percentile(await times(40, byHand), 0.5),
  ]
  client.release()
  console.log(
    `     refund: ${http.toFixed(1)} ms over HTTP with its commit, ${raw.toFixed(1)} ms for its ${statements.length} statements by hand without it`,
  )
}

// 5 The framework with headers, request ids and log, compared with node:http in its own process
// with the same response.
const bare = await startProcess(database.url, { entry: '../../bench/bare-server.ts' })
add(
  'an answer without database / bare node:http',
  0.6,
  await interleaved(
    () => cannon({ url: `${app.base}/health/live`, connections: 8 }),
    () => cannon({ url: bare.base, connections: 8 }),
  ),
  'answers/s',
)
await bare.stop()

// 6 Opening a large catalogue.
for (const { what, p50, p95, kB } of await benchCatalogue(server, app.base))
  console.log(
    `     ${what}: p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, ${kB.toFixed(0)} kB as they travel`,
  )

// 7 Printed without a goal.
const profile = await times(200, async () =>
  send(server, await staff, getBusiness, { params: { id: tenantId } }),
)
console.log(
  `     a small read: p50 ${percentile(profile, 0.5).toFixed(1)} ms, p99 ${percentile(profile, 0.99).toFixed(1)} ms`,
)
const stored = await hashPassword('a long enough phrase')
const [knownTimes, unknownTimes] = [
  await times(60, () => verifyPassword('wrong', stored)),
  await times(60, () => verifyPassword('wrong', null)),
]
console.log(
  `     sign-in, known against unknown e-mail: medians ${percentile(knownTimes, 0.5).toFixed(1)} and ${percentile(unknownTimes, 0.5).toFixed(1)} ms, minima ${knownTimes[0]!.toFixed(1)} and ${unknownTimes[0]!.toFixed(1)} ms`,
)

await app.stop()
await server.close()
await database.stop()
console.log(
  `${lines.filter((measured) => measured.holds).length} goals met, ${lines.filter((measured) => !measured.holds).length} missed`,
)
