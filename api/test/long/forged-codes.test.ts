import { expect, test } from 'vitest'
import { showForged } from '../factories/input/forged-scans.ts'
import { seed } from '../seed.ts'
import { useTestServer } from '../use-server.ts'

const server = useTestServer()

test('none of 100 000 forged codes is admitted', async () => {
  const { results } = await showForged(server, 100_000, seed + 1)
  expect(results).toEqual({ forged: 100_000 })
})
