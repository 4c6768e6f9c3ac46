import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBusiness, signedIn, type Staff } from '../factories/staff.ts'
import { newKey, openWorld, send, type World } from '../world.ts'
import { calls, validCalls, type CallName, type Valid } from './calls.ts'

let world: World
let staff: Staff
let portal: Staff
let valid: Record<CallName, Valid>
beforeAll(async () => {
  world = await openWorld()
  staff = await aBusiness(world)
  portal = await signedIn(world, staff.tenantId, staff.accountId, 'administration')
  valid = await validCalls(world, staff)
})
afterAll(() => world.close())

const repeatable = calls.filter(([, call]) => call.once)

test.each(repeatable)(
  '%s: the portal must name its request, so that a repeated one is known',
  async (name, call) => {
    const answer = await send(world, portal, call, valid[name] as never)
    expect(answer.body).toMatchObject({
      type: 'InvalidRequest',
      fields: [{ field: 'Idempotency-Key', rule: 'required' }],
    })
    expect(
      (await send(world, portal, call, valid[name] as never, { key: 'not-an-id' })).body
        .fields?.[0],
    ).toMatchObject({ rule: 'id' })
  },
)

test('another client may leave the key out, and then a repetition is another request', async () => {
  const sale = valid.sell
  const answers = [
    await send(world, staff, calls.find(([name]) => name === 'sell')![1], sale as never),
    await send(world, portal, calls.find(([name]) => name === 'sell')![1], sale as never, {
      key: newKey(),
    }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
})
