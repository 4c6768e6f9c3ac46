import { expect, test } from 'vitest'
import { validCalls } from '../calls/catalogue.ts'
import { aBusiness } from '../factories/staff.ts'
import { violations } from '../invariants/violations.ts'
import { attack } from '../security/hostile.ts'
import { seed } from '../seed.ts'
import { useTestServer } from '../use-server.ts'

const server = useTestServer()

test.each(Array.from({ length: 10 }, (_, i) => seed + i))(
  '10 000 more hostile requests get clean answers, seed %i',
  async (own) => {
    const staff = await aBusiness(server)
    expect(
      (
        await attack(server, staff, await validCalls(server, staff), { count: 10_000, seed: own })
      ).slice(0, 5),
    ).toEqual([])
    expect(await violations(server.owner)).toEqual([])
  },
)
