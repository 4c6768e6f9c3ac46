import * as endpoints from '@guichet/contract/index.ts'
import { expect, test } from 'vitest'
import { newKey, send } from '../test-server.ts'
import { useBusiness, useTestServer } from '../use-server.ts'
import { bodies } from './bodies.ts'

const server = useTestServer()
const staff = useBusiness(server)

test('every call accepts a request with exactly the members of the specification', async () => {
  const refused: unknown[] = []
  for (const [name, call] of Object.entries(await bodies(server, staff))) {
    const endpoint = endpoints[name as keyof typeof endpoints]
    const answer = await send(server, staff, endpoint, { ...call, key: newKey() } as never)
    if (answer.status !== 200) refused.push([name, answer.status, answer.body])
  }
  expect(refused).toEqual([])
})
