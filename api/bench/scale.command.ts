import { parseArgs } from 'node:util'
import { startProcess } from '../test/race/processes.ts'
import { openTestServer } from '../test/test-server.ts'
import { benchDatabase } from './bench-database.ts'
import { deepPage, measureScale, type Scale, type Times } from './bench-scale.ts'
import { manyOrders } from './many-orders.ts'

// `npm run bench -- scale [--orders 1000000 --small 5000 --businesses 50 --rounds 200]`: daily
// tasks of the staff of a medium and the largest business, in a small installation and one with a
// million orders. The goals are for the increase in duration, and for the disk space of an order.
const { values } = parseArgs({
  allowPositionals: true,
  options: {
    small: { type: 'string', default: '5000' },
    orders: { type: 'string', default: '1000000' },
    businesses: { type: 'string', default: '50' },
    rounds: { type: 'string', default: '200' },
  },
})
/** Orders that the demo data generates completely; further ones are copies. */
const mostMade = 20_000
const mostGrowth = 1.5
const mostOfPageOne = 3
const mostKilobytes = 6

type Places = { middle: Scale; largest: Scale }
/** Creates an installation with so many orders, measures it and deletes it. */
async function scaleOf(orders: number): Promise<Places> {
  const businesses = Number(values.businesses)
  const database = await benchDatabase(Math.min(mostMade, orders), businesses)
  const server = await openTestServer({ url: database.url })
  server.app.worker.wake = () => {}
  if (orders > mostMade) await manyOrders(server.owner, orders)
  const app = await startProcess(database.url)
  const at = async (place: number): Promise<Scale> =>
    measureScale({
      base: app.base,
      server,
      staff: await database.staff(server, place),
      rounds: Number(values.rounds),
    })
  try {
    return { middle: await at(Math.floor(businesses / 2)), largest: await at(0) }
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
for (const place of ['middle', 'largest'] as const) {
  const [before, after] = [small[place], large[place]]
  console.log(
    `the ${place} business: p50 / p95 in ms, ${after.own} of ${after.orders} orders against ${before.own} of ${before.orders}`,
  )
  for (const [name, taken] of after.calls) {
    // The small installation has no such page; it is compared with page 1 below.
    if (name === deepPage) continue
    const then = before.calls.get(name)!
    const growth = taken.p50 / then.p50
    judge(
      growth <= mostGrowth,
      `${name}: × ${growth.toFixed(2)} (goal ≤ ${mostGrowth}); ${show(taken)} against ${show(then)}`,
    )
  }
}
const { calls, kilobytes } = large.largest
const deep = calls.get(deepPage)!.p50 / calls.get('list')!.p50
judge(
  deep <= mostOfPageOne,
  `${deepPage}: × ${deep.toFixed(2)} of page 1 (goal ≤ ${mostOfPageOne})`,
)
judge(
  kilobytes <= mostKilobytes,
  `an order takes ${kilobytes.toFixed(1)} kB of the disk (goal ≤ ${mostKilobytes}; ${small.largest.kilobytes.toFixed(1)} in the small one)`,
)
console.log(`${missed} goals missed`)
