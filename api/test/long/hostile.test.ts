import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBusiness } from '../factories/staff.ts'
import { violations } from '../invariants/violations.ts'
import { validCalls } from '../security/calls.ts'
import { attack } from '../security/hostile.ts'
import { openWorld, type World } from '../world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test.each(Array.from({ length: 10 }, (_, i) => i))(
  '10 000 hostile requests more, seed %i',
  async (seed) => {
    const staff = await aBusiness(world)
    expect(
      (await attack(world, staff, await validCalls(world, staff), 10_000, seed)).slice(0, 5),
    ).toEqual([])
    expect(await violations(world.owner)).toEqual([])
  },
)
