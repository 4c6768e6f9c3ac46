import { parseArgs } from 'node:util'
import type { Staff } from '../test/factories/staff.ts'
import { startProcess } from '../test/race/processes.ts'
import { openTestServer } from '../test/test-server.ts'
import { benchDatabase } from './bench-database.ts'
import {
  explained,
  gateOf,
  measureSearch,
  searchesOf,
  type MeasuredSearch,
} from './bench-searches.ts'
import { manyGateTickets } from './many-gate-tickets.ts'
import { manyOrders } from './many-orders.ts'

// `npm run bench -- searches [--orders 1000000 --businesses 50 --rounds 300 --gate 100000
// --explain]`: searches of orders and tickets, compared with their own SQL in the same run and with
// their goals, for a medium and the largest business; the list of a gate with many tickets of a day
// is printed without a goal.
const { values } = parseArgs({
  allowPositionals: true,
  options: {
    orders: { type: 'string', default: '1000000' },
    businesses: { type: 'string', default: '50' },
    rounds: { type: 'string', default: '300' },
    gate: { type: 'string', default: '100000' },
    explain: { type: 'boolean', default: false },
  },
})
const mostOfBare = 1.5
const mostOfFirstPage = 60
const orders = Number(values.orders)
const businesses = Number(values.businesses)
const rounds = Number(values.rounds)

const database = await benchDatabase(Math.min(20_000, orders), businesses)
const server = await openTestServer({ url: database.url })
// The worker of this process would add its own statements to the captured ones.
server.app.worker.wake = () => {}
const app = await startProcess(database.url)

let held = 0
let missed = 0
const judge = (measured: MeasuredSearch, isFirstPage: boolean) => {
  const { what, rows, ours, bare } = measured
  const ratio = ours.p95 / bare.p95
  const holds = ratio <= mostOfBare && (!isFirstPage || ours.p99 <= mostOfFirstPage)
  if (holds) held++
  else missed++
  const goals = `goal ≤ ${mostOfBare}${isFirstPage ? `, p99 ≤ ${mostOfFirstPage} ms` : ''}`
  console.log(
    `${holds ? 'ok  ' : 'MISS'} ${what}: p95 ${ratio.toFixed(2)} of bare SQL (${goals}); p50 ${ours.p50.toFixed(1)}, p95 ${ours.p95.toFixed(1)}, p99 ${ours.p99.toFixed(1)} ms against ${bare.p50.toFixed(1)}, ${bare.p95.toFixed(1)}, ${bare.p99.toFixed(1)} ms; ${rows} rows`,
  )
  return holds
}

/** Measures a business: first pages, and long lists or their last pages. */
async function searchesFor(staff: Staff): Promise<void> {
  const { rows } = await server.owner.query<{ own: number }>(
    'select count(*)::int as own from orders where tenant_id = $1',
    [staff.tenantId],
  )
  console.log(`a business of ${rows[0]!.own} orders`)
  const { first, long } = await searchesOf(server, staff)
  for (const search of [...first, ...long]) {
    const isFirstPage = first.includes(search)
    const client = { base: app.base, staff, rounds: isFirstPage ? rounds : Math.ceil(rounds / 10) }
    const holds = judge(await measureSearch(server, client, search), isFirstPage)
    if (values.explain && !holds) console.log(await explained(server, search))
  }
}

try {
  const began = performance.now()
  await manyOrders(server.owner, orders)
  const { rows } = await server.owner.query<{ orders: number; tickets: number }>(
    `select (select count(*) from orders)::int as orders,
      (select count(*) from ticket)::int as tickets`,
  )
  console.log(
    `${rows[0]!.orders} orders and ${rows[0]!.tickets} tickets in ${((performance.now() - began) / 1000).toFixed(0)} s`,
  )
  await searchesFor(await database.staff(server, Math.floor(businesses / 2)))
  const staff = await database.staff(server)
  await searchesFor(staff)
  const day = await manyGateTickets(server, staff, Number(values.gate))
  for (const search of gateOf(server, staff, day)) {
    const client = { base: app.base, staff, rounds: Math.ceil(rounds / 30) }
    const { what, rows: found, ours, bare } = await measureSearch(server, client, search)
    console.log(
      `     ${what}: p50 ${ours.p50.toFixed(0)}, p95 ${ours.p95.toFixed(0)} ms against ${bare.p50.toFixed(0)}, ${bare.p95.toFixed(0)} ms; ${found} rows`,
    )
    if (values.explain) console.log(await explained(server, search))
  }
} finally {
  await app.stop()
  await server.close()
  await database.stop()
}
console.log(`${held} goals met, ${missed} missed`)
