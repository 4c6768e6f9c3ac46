import { parseArgs } from 'node:util'
import { getStatistics, getToday } from '@guichet/contract/dashboard/get-statistics.ts'
import { pathOf } from '@guichet/contract/endpoint.ts'
import { getJournal } from '@guichet/contract/journal/get-journal.ts'
import { createReport, getReport } from '@guichet/contract/reports/create-report.ts'
import { addDays, localDateOf } from '../src/platform/zoned-time.ts'
import { startProcess } from '../test/race/processes.ts'
import { openTestServer, send } from '../test/test-server.ts'
import { benchDatabase } from './bench-database.ts'
import { manyOrders } from './many-orders.ts'
import { percentile, times } from './measure.ts'

// `npm run bench -- figures [--orders 1000000 --businesses 50 --rounds 20]`: how long the dashboard of
// thirty days, the day as it is, a report and a journal of a year take, for the business with the
// most orders.
const { values } = parseArgs({
  allowPositionals: true,
  options: {
    orders: { type: 'string', default: '1000000' },
    businesses: { type: 'string', default: '50' },
    rounds: { type: 'string', default: '20' },
  },
})
const orders = Number(values.orders)
const rounds = Number(values.rounds)
const database = await benchDatabase(Math.min(20_000, orders), Number(values.businesses))
const server = await openTestServer({ url: database.url })
const app = await startProcess(database.url)

try {
  const staff = await database.staff(server)
  await manyOrders(server.owner, orders)
  const { rows } = await server.owner.query<{ orders: number; last: string }>(
    `select count(*)::int as orders, (max(completed_at) at time zone 'America/Toronto')::date::text as last
      from orders
      where tenant_id = $1`,
    [staff.tenantId],
  )
  const { orders: own, last } = rows[0]!
  // One that still runs: of a closed one the figures are kept.
  const today = localDateOf(new Date().toISOString(), 'America/Toronto')
  const year = { title: 'Année', startDate: addDays(today, -364), endDate: today }
  const { body: report } = await send(server, staff, createReport, { body: year })
  const headers = {
    authorization: `Bearer ${staff.accessToken}`,
    'content-type': 'application/json',
  }
  const measure = async (what: string, goal: string, url: string, body?: object) => {
    const taken = await times(rounds, async () => {
      const answer = await fetch(app.base + url, {
        headers,
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      })
      const text = await answer.text()
      if (answer.status !== 200) throw new Error(text)
    })
    const [p50, p95] = [percentile(taken, 0.5), percentile(taken, 0.95)]
    console.log(`${what}: p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms (${goal})`)
  }
  console.log(`${orders} orders, ${own} of the business that looks`)
  await measure('dashboard of thirty days', 'goal ≤ 300 ms', pathOf(getStatistics), {
    startDate: addDays(last, -29),
    endDate: addDays(last, 1),
  })
  await measure('the day as it is', 'every 15 s of each open page', pathOf(getToday))
  const address = pathOf(getReport).replace(':id', report.publicId)
  await measure('report of a year', 'goal ≤ 2 s', address)
  const days = new URLSearchParams({ from: addDays(last, -364), to: last })
  for (const deferred of ['false', 'true'])
    await measure(
      `journal of a year, deferred: ${deferred}`,
      'goal ≤ 2 s',
      `${pathOf(getJournal)}?${days}&deferred=${deferred}`,
    )
} finally {
  await app.stop()
  await server.close()
  await database.stop()
}
