import { afterAll, beforeAll, test } from 'vitest'
import { openWorld, type World } from '../world.ts'
import { followModel } from './runs.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('bought, rented, slept in, moved, edited, lost, lowered, removed and given back in any order: every answer and all that is left is what a plain model says', async () => {
  await followModel(world, { runs: 25, length: 30 })
}, 300_000)
