import * as endpoints from '@guichet/contract/index.ts'
import { expect, test } from 'vitest'
import { specifiedCalls } from '../calls/catalogue.ts'
import { newKey, send } from '../test-server.ts'
import { useBusiness, useTestServer } from '../use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)

test('every call accepts a request with exactly the members of the specification', async () => {
  const refused: unknown[] = []
  const specified = await specifiedCalls(server, staff)
  for (const [name, call] of specified) {
    const answer = await send(server, staff, endpoints[name], { ...call, key: newKey() } as never)
    if (answer.status !== 200) refused.push([name, answer.status, answer.body])
  }
  expect(refused).toEqual([])
  expect(specified).toHaveLength(40)
})
