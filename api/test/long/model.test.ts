import { afterAll, expect, test } from 'vitest'
import { violations } from '../invariants/violations.ts'
import { crowd, followModel, settled } from '../model/runs.ts'
import { openShop } from '../model/shop.ts'
import { openRace, reach } from '../race/processes.ts'
import { seed } from '../seed.ts'
import { newKey, openTestServer } from '../test-server.ts'

/**
 * `MODEL_RUNS=2000 SEED=7 npx vitest run --project long api/test/long/model.test.ts` runs more
 * sequences, with another seed.
 */
const runs = Number(process.env.MODEL_RUNS ?? 300)
const { server, baseOf, close } = await openRace()
afterAll(close)

test(`${runs} sequences of up to 60 commands get the answers of the model`, async () => {
  const alone = await openTestServer()
  try {
    await followModel(alone, { runs, length: 60 })
  } finally {
    await alone.close()
  }
})

test(`${Math.ceil(runs / 5)} crowds of eight, 40 commands each, break no invariant`, async () => {
  let turn = 0
  for (let round = 0; round < runs / 5; round++) {
    const shop = await openShop(
      server,
      (staff, endpoint, call) => reach(baseOf(turn++), staff, endpoint, { ...call, key: newKey() }),
      async () => {},
    )
    await crowd(shop, { people: 8, each: 40, round })
    await settled(server)
    expect(await violations(server.owner), `seed ${seed}, round ${round}`).toEqual([])
  }
})
