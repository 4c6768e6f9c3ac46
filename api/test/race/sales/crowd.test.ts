import { afterAll, expect, test } from 'vitest'
import { violations } from '../../invariants/violations.ts'
import { crowd, settled } from '../../model/runs.ts'
import { openShop } from '../../model/shop.ts'
import { newKey } from '../../test-server.ts'
import { openRace, reach } from '../processes.ts'
import { untilBroken } from '../until-broken.ts'

const { server, baseOf, asMutant, close } = await openRace()
afterAll(close)

/** A shop served by several processes in turn. */
const served = (base: (turn: number) => string) => {
  let turn = 0
  return openShop(
    server,
    (staff, endpoint, call) => reach(base(turn++), staff, endpoint, { ...call, key: newKey() }),
    async () => {},
  )
}
const broken = async () => (await violations(server.owner)).map(({ name }) => name.split(' ')[0])

test('eight people make random requests to one shop concurrently: none fails unexpectedly, and every invariant holds', async () => {
  for (let round = 0; round < 3; round++) {
    const shop = await served(baseOf)
    await crowd(shop, { people: 8, each: 25, round })
    await settled(server)
    expect(await broken()).toEqual([])
  }
})

test('mutant: without the lock of timed resources the same requests break an invariant', async () => {
  await asMutant('no-timed-lock', async (base) => {
    let round = 0
    await untilBroken(server, 'C2', async () => {
      await crowd(await served(() => base), { people: 8, each: 25, round })
      round += 1
    })
  })
})
