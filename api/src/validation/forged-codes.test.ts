import { expect, test } from 'vitest'
import { showForged } from '../../test/factories/input/forged-scans.ts'
import { seed } from '../../test/seed.ts'
import { useTestServer } from '../../test/use-server.ts'

const server = useTestServer()

test('5 000 forged codes: none is accepted, and valid ones still are', async () => {
  const { results, good, gate } = await showForged(server, 5000, seed)
  expect(results).toEqual({ forged: 5000 })
  expect(await gate.scan(good[0]!)).toMatchObject({ result: 'accepted' })
})
