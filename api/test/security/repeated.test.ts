import { beforeAll, expect, test } from 'vitest'
import { calls } from '../calls/calls.ts'
import { useValidCalls } from '../calls/catalogue.ts'
import { signedIn, type Staff } from '../factories/staff.ts'
import { newKey, send } from '../test-server.ts'
import { useBusiness, useTestServer } from '../use-server.ts'

let portal: Staff
const server = useTestServer()
const staff = useBusiness(server)
const valid = useValidCalls(server, staff)
beforeAll(async () => {
  portal = await signedIn(server, staff.tenantId, staff.accountId, 'administration')
})

const repeatable = calls.filter(([, call]) => call.idempotent)

test.each(repeatable)('%s: the portal must send an idempotency key', async (name, call) => {
  const answer = await send(server, portal, call, valid[name] as never)
  expect(answer.body).toMatchObject({
    type: 'InvalidRequest',
    fields: [{ field: 'Idempotency-Key', rule: 'required' }],
  })
  expect(
    (await send(server, portal, call, { ...valid[name], key: 'not-an-id' } as never)).body
      .fields?.[0],
  ).toMatchObject({ rule: 'id' })
})

test('another client may omit the idempotency key of a sale', async () => {
  const sale = valid.sell
  const answers = [
    await send(server, staff, calls.find(([name]) => name === 'sell')![1], sale as never),
    await send(server, portal, calls.find(([name]) => name === 'sell')![1], {
      ...sale,
      key: newKey(),
    } as never),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
})
