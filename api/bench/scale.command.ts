import { parseArgs } from 'node:util'
import { startProcess } from '../test/race/processes.ts'
import { openTestServer } from '../test/test-server.ts'
import { benchDatabase } from './bench-database.ts'
import { measureScale, type Scale, type Times } from './bench-scale.ts'
import { manyOrders } from './many-orders.ts'

// `npm run bench -- scale [--orders 1000000 --small 5000 --businesses 50 --rounds 200]`: what staff
// do all day, for the business with the most orders of a small installation and of one of a
// million. Judged is how much longer the same takes, and what an order takes of the disk.
const { values } = parseArgs({
  allowPositionals: true,
  options: {
    small: { type: 'string', default: '5000' },
    orders: { type: 'string', default: '1000000' },
    businesses: { type: 'string', default: '50' },
    rounds: { type: 'string', default: '200' },
  },
})
/** As many as the demo makes with all that belongs to them; more are copies of these. */
const mostMade = 20_000
const mostGrowth = 1.5
const mostOfPageOne = 3
const mostKilobytes = 6

/** An installation with so many orders, made and thrown away. */
async function scaleOf(orders: number): Promise<Scale> {
  const database = await benchDatabase(Math.min(mostMade, orders), Number(values.businesses))
  const server = await openTestServer({ url: database.url })
  server.app.worker.wake = () => {}
  if (orders > mostMade) await manyOrders(server.owner, orders)
  const app = await startProcess(database.url)
  try {
    const staff = await database.staff(server)
    return await measureScale({ base: app.base, server, staff, rounds: Number(values.rounds) })
  } finally {
    await app.stop()
    await server.close()
    await database.stop()
  }
}

let missed = 0
const judge = (holds: boolean, line: string) => {
  if (!holds) missed += 1
  console.log(`${holds ? 'ok  ' : 'MISS'} ${line}`)
}
const show = ({ p50, p95 }: Times) => `${p50.toFixed(1)} / ${p95.toFixed(1)}`

const small = await scaleOf(Number(values.small))
const large = await scaleOf(Number(values.orders))
console.log(
  `p50 / p95 in ms, ${large.orders} orders (${large.own} of the business) against ${small.orders} (${small.own})`,
)
for (const [name, taken] of large.calls) {
  const before = small.calls.get(name)!
  const growth = taken.p50 / before.p50
  judge(
    growth <= mostGrowth,
    `${name}: × ${growth.toFixed(2)} (goal ≤ ${mostGrowth}); ${show(taken)} against ${show(before)}`,
  )
}
const deep = large.calls.get('page 400')!.p50 / large.calls.get('list')!.p50
judge(deep <= mostOfPageOne, `page 400: × ${deep.toFixed(2)} of page 1 (goal ≤ ${mostOfPageOne})`)
judge(
  large.kilobytes <= mostKilobytes,
  `an order takes ${large.kilobytes.toFixed(1)} kB of the disk (goal ≤ ${mostKilobytes}; ${small.kilobytes.toFixed(1)} in the small one)`,
)
console.log(`${missed} goals missed`)
