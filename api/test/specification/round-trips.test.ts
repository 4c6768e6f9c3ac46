import * as endpoints from '@guichet/contract/index.ts'
import { expect, test } from 'vitest'
import { calls } from '../calls/calls.ts'
import { send } from '../test-server.ts'
import { useBusiness, useTestServer } from '../use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)

const namesBusiness = ({ query }: { query?: { shape: object } }) =>
  Object.keys(query?.shape ?? {}).some((name) => /^collaborator(Public)?Id$/.test(name))
const ofBusiness = calls.filter(([, call]) => call.method === 'GET' && namesBusiness(call as never))

test('lists of one business are found by the parameters of their queries', () => {
  expect(ofBusiness.length).toBeGreaterThan(15)
})

test.each(ofBusiness)('%s: a query without a business uses that of the session', async (name) => {
  const answer = await send(server, staff, endpoints[name], {} as never)
  // Other required parameters are still missing; the business is not.
  const missing = (answer.body as { fields?: { field: string }[] }).fields ?? []
  expect(missing.map(({ field }) => field)).not.toContain('collaboratorPublicId')
  expect(missing.map(({ field }) => field)).not.toContain('collaboratorId')
  if (missing.length === 0) expect([200, 404]).toContain(answer.status)
})
