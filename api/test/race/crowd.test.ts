import { afterAll, expect, test } from 'vitest'
import { violations } from '../invariants/violations.ts'
import { crowd, settled } from '../model/runs.ts'
import { openShop } from '../model/shop.ts'
import { newKey } from '../world.ts'
import { openRace, reach, startProcess } from './processes.ts'

const { world, baseOf, close } = await openRace()
afterAll(close)

/** A shop that several processes serve in turn. */
const served = (base: (turn: number) => string) => {
  let turn = 0
  return openShop(
    world,
    (staff, wire, call) => reach(base(turn++), staff, wire, call, newKey()),
    async () => {},
  )
}
const broken = async () => (await violations(world.owner)).map(({ name }) => name.split(' ')[0])

test('eight people do whatever they like to one shop at once: nobody is answered with a failure, and no promise is broken', async () => {
  for (let round = 0; round < 3; round++) {
    const shop = await served(baseOf)
    await crowd(shop, { people: 8, each: 25, round })
    await settled(world)
    expect(await broken()).toEqual([])
  }
})

test('twin: without the lock of timed resources the same crowd breaks a promise', async () => {
  const twin = await startProcess(world.url, { mutant: 'no-timed-lock' })
  try {
    for (let round = 0; round < 10 && !(await broken()).includes('C2'); round++)
      await crowd(await served(() => twin.base), { people: 8, each: 25, round })
    expect(await broken()).toContain('C2')
  } finally {
    await twin.stop()
  }
})
