import { expect, test } from 'vitest'
import { validCalls } from '../calls/catalogue.ts'
import { aBusiness } from '../factories/staff.ts'
import { violations } from '../invariants/violations.ts'
import { seed } from '../seed.ts'
import { useTestServer } from '../use-server.ts'
import { attack } from './hostile.ts'

const server = useTestServer()

test(
  '3 000 hostile requests cause no 5xx, only valid problems, reveal no internals, and keep every invariant',
  { timeout: 600_000 },
  async () => {
    const staff = await aBusiness(server)
    const faults = await attack(server, staff, await validCalls(server, staff), {
      count: 3_000,
      seed,
    })
    expect(faults.slice(0, 5), `seed ${seed}`).toEqual([])
    expect(await violations(server.owner)).toEqual([])
  },
)
