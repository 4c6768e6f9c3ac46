import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBusiness } from '../factories/staff.ts'
import { violations } from '../invariants/violations.ts'
import { openWorld, type World } from '../world.ts'
import { validCalls } from './calls.ts'
import { attack } from './hostile.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test(
  '10 000 hostile requests: no 5xx, every refusal a problem, nothing of the insides told, every invariant holds',
  { timeout: 600_000 },
  async () => {
    const staff = await aBusiness(world)
    const seed = Number(process.env.SEED ?? 20_261_121)
    const faults = await attack(world, staff, await validCalls(world, staff), 10_000, seed)
    expect(faults.slice(0, 5), `seed ${seed}`).toEqual([])
    expect(await violations(world.owner)).toEqual([])
  },
)
