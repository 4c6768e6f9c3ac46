import { afterAll, beforeAll, expect, test } from 'vitest'
import { anActivityDay, anOrderOn, lostDay, loseDay } from '../factories/lost-days.ts'
import { aBusiness, type Staff } from '../factories/staff.ts'
import { violations } from '../invariants/violations.ts'
import { inFlight } from '../race/processes.ts'
import { openWorld, type World } from '../world.ts'

let world: World
let staff: Staff
beforeAll(async () => { world = await openWorld(); staff = await aBusiness(world) })
afterAll(() => world.close())

test('2 000 tickets of 1 000 orders are one job: seconds, and one letter for each order', async () => {
  const day = await anActivityDay(world, staff, { capacity: 2500 })
  await inFlight(1000, 8, (i) => anOrderOn(world, staff, day, { quantity: 2, email: `client-${i}@example.test` }))
  const started = performance.now()
  const { publicId: id, tickets } = await loseDay(world, staff, lostDay([day.activityId]))
  const ended = (await world.owner.query('select extract(epoch from ended_at - created_at)::float as seconds from rescheduling where id = $1', [id])).rows[0].seconds as number
  process.stdout.write(`  ${tickets} tickets freed in ${ended.toFixed(1)} s, every letter out after ${((performance.now() - started) / 1000).toFixed(1)} s\n`)
  expect(tickets).toBe(2000)
  expect((await world.owner.query(`select count(*)::int as n, count(distinct order_id)::int as orders from mail where kind = 'rescheduling' and state = 'sent'`)).rows[0]).toEqual({ n: 1000, orders: 1000 })
  expect((await violations(world.owner)).filter(({ name }) => name.startsWith('C'))).toEqual([])
})
